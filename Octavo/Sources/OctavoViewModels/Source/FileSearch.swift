/// A text that is searched for in a file, with the match that the user has moved to.
public nonisolated struct FileSearch: Sendable, Equatable {
  /// The text.
  public let text: String
  /// The match that the user has moved to.
  public let current: FileMatch
  /// The place of the match among all, such as “3 of 17”.
  public let position: String

  /// Returns the bytes of the matches in a line, as UTF-8, and which of them is the current one.
  ///
  /// A view reads those of the visible lines only.
  ///
  /// - Parameters:
  ///   - line: The text of the line.
  ///   - number: The number of the line, counted from one.
  /// - Returns: The ranges in order, and the index of the current one; `nil` on other lines.
  public func ranges(in line: String, number: Int) -> (all: [Range<Int>], current: Int?) {
    let ranges = FileMatch.ranges(of: text, in: line)
    let isCurrent = current.line == number && ranges.indices.contains(current.number)
    return (ranges, isCurrent ? current.number : nil)
  }
}
