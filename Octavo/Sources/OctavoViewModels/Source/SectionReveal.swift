/// A section of a document to which a view scrolls once.
public nonisolated struct SectionReveal: Sendable, Equatable {
  /// The anchor of the heading, as an address ends with it after `#`; empty for the top.
  public let anchor: String
  /// The number of titles above that of the section; `nil` if only the anchor is known.
  ///
  /// It tells titles with one anchor apart. It counts only if the title of the number has the
  /// anchor, because the document may have changed.
  public let title: Int?
  /// The number of the request, which tells a second one for the same section from the first.
  public let number: Int

  /// Makes a request that follows another.
  init(_ anchor: String, title: Int? = nil, after last: Self?) {
    self.anchor = anchor
    self.title = title
    number = (last?.number ?? 0) + 1
  }
}
