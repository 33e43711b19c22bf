/// A line to which a view scrolls once.
public nonisolated struct LineReveal: Sendable, Equatable {
  /// The line, counted from one.
  public let line: Int
  /// The number of the request, which tells a second one for the same line from the first.
  public let number: Int
}
