/// A section of a document to which a view scrolls once.
public nonisolated struct SectionReveal: Sendable, Equatable {
  /// The anchor of the heading, as an address ends with it after `#`; empty for the top.
  public let anchor: String
  /// The number of the request, which tells a second one for the same section from the first.
  public let number: Int

  /// Makes a request that follows another.
  init(_ anchor: String, after last: Self?) {
    self.anchor = anchor
    number = (last?.number ?? 0) + 1
  }
}
