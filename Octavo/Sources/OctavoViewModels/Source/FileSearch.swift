public import LineFiles

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
  /// Returns the bytes of the matches in a portion of a line, and those of the current one.
  ///
  /// A match that begins in one portion and ends in a later one has bytes in each of them.
  /// Bytes are those of the text as UTF-8.
  ///
  /// - Parameters:
  ///   - place: The index of the portion.
  ///   - rows: Successive rows, with ``rowReach`` rows on each side of that portion.
  /// - Returns: All places, and the one that the user has moved to.
  public func ranges(
    inRow place: Int,
    of rows: [LargeText.Row]
  ) -> (all: [Range<Int>], current: Range<Int>?) {
    let parts = needle.parts(inRow: place, of: rows)
    let found = parts.first { $0.row + 1 == current.row && $0.number == current.number }
    return (parts.map(\.range), found?.range)
  }

  /// The number of rows beyond a portion that can have the rest of a match in it.
  public var rowReach: Int { needle.rowReach }

  /// Returns whether a match begins above the start of a portion and ends below it.
  public func isFound(acrossStartOf place: Int, of rows: [LargeText.Row]) -> Bool {
    needle.isFound(acrossStartOf: place, of: rows)
  }

  private var needle: TextNeedle { TextNeedle(text) }
}
