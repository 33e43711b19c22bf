/// A text that the user has saved on this machine under a name, for all accounts.
public nonisolated struct SavedReply: Codable, Hashable, Sendable {
  /// The name, which no other text of this machine has.
  public let name: String
  /// The text, in Markdown.
  public let text: String

  /// Makes a text with a name.
  public init(name: String, text: String) { (self.name, self.text) = (name, text) }
}
