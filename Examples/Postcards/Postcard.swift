/// A postcard that has been sent.
public nonisolated struct Postcard: Identifiable, Equatable, Sendable {
  /// The number of the card.
  public let id: Int
  /// The name of the recipient.
  public let recipient: String
  /// The text.
  public let text: String
  /// Whether it was sent as a registered letter.
  public let isRegistered: Bool
}
