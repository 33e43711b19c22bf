/// A title of a document, for its table of contents.
public nonisolated struct DocumentTitle: Sendable, Hashable {
  /// The number of titles above it in the document.
  public let number: Int
  /// The level of the heading, from 1 to 6.
  public let level: Int
  /// The words of the title, as the author has written them.
  public let text: String
  /// The anchor by which links lead to it; another title may have the same.
  public let anchor: String

  /// Makes a title.
  public init(number: Int, level: Int, text: String, anchor: String) {
    self.number = number
    self.level = level
    self.text = text
    self.anchor = anchor
  }
}
