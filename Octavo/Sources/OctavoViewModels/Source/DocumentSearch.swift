/// A request to show the next place of a text in a document.
public nonisolated struct DocumentSearch: Sendable, Equatable {
  /// The text; upper and lower case are the same.
  public let text: String
  /// Whether the place is above the last one.
  public let isBackwards: Bool
  /// The number of the request, which tells it from an earlier one for the same text.
  public let number: Int

  /// Makes a request that follows another.
  init(_ text: String, isBackwards: Bool = false, after last: Self?) {
    self.text = text
    self.isBackwards = isBackwards
    number = (last?.number ?? 0) + 1
  }
}
