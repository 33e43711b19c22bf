/// A text that is searched for in a file, with the match that the user has moved to.
public nonisolated struct FileSearch: Sendable, Equatable {
  /// The text.
  public let text: String
  /// The match that the user has moved to.
  public let current: FileMatch
  /// The place of the match among all, such as “3 of 17”.
  public let position: String

  /// Returns the bytes of the matches in a row, as UTF-8, and which of them is the current one.
  ///
  /// A view reads those of the visible rows only. A row is a line, or a portion of a long one.
  ///
  /// - Parameters:
  ///   - line: The text of the row.
  ///   - number: The number of the row, counted from one.
  /// - Returns: The ranges in order, and the index of the current one; `nil` in other rows.
  public func ranges(in line: String, number: Int) -> (all: [Range<Int>], current: Int?) {
    let ranges = FileMatch.ranges(of: text, in: line)
    let isCurrent = current.row == number && ranges.indices.contains(current.number)
    return (ranges, isCurrent ? current.number : nil)
  }
}

nonisolated extension FileSearch {
  /// Returns the search with its current match in another row, for a view that counts its own rows.
  public func moved(toRow row: Int, line: Int) -> Self {
    let match = FileMatch(line: line, row: row, number: current.number)
    return Self(text: text, current: match, position: position)
  }
}
