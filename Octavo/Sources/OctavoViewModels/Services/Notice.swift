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
}
