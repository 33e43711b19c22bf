/// A message in passing, with an action if there is one to offer.
public struct Notice {
  /// An action that a notice offers.
  public struct Action {
    /// The title, such as “Undo”.
    public let title: String
    /// Performs the action.
    public let perform: () -> Void
  }

  /// The message.
  public let text: String
  /// The action; `nil` for none.
  public let action: Action?
  /// The time for which it is shown.
  public let duration: Duration

  /// The time for which a notice is shown that does not need a longer one.
  public static let usualDuration = Duration.seconds(6)

  /// Whether it is shown for longer than usual, such as until a wait ends.
  public var isLasting: Bool { duration > Self.usualDuration }
}
