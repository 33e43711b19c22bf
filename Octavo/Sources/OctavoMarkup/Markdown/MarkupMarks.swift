/// A searched text whose places in a document are marked.
public struct MarkupMarks: Sendable {
  /// The text.
  public let text: String
  /// The place that the user has moved to; `nil` for none.
  public let current: MarkupMatch?
  /// Finds the text in a line.
  public let search: MarkupMatch.Search

  /// Makes the marks of a text.
  public init(_ text: String, at current: MarkupMatch? = nil, search: @escaping MarkupMatch.Search)
  {
    self.text = text
    self.current = current
    self.search = search
  }

  /// Returns the marks with another current place.
  public func moved(to current: MarkupMatch?) -> Self { Self(text, at: current, search: search) }

  /// Returns the content of a part with its places marked.
  public func marked(_ content: MarkupPart.Content, at index: Int) -> MarkupPart.Content {
    content.marked(current: current?.part == index ? current?.number : nil, search)
  }
}

extension MarkupMarks: Equatable {
  /// Whether two marks are of the same text with the same current place.
  public static func == (first: Self, second: Self) -> Bool {
    first.text == second.text && first.current == second.current
  }
}
