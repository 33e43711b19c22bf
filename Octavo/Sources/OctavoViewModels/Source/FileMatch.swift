import LineFiles

/// A place of a searched text in a file.
public nonisolated struct FileMatch: Sendable, Hashable {
  /// The line, counted from one.
  public let line: Int
  /// The row, counted from one: the line, unless long lines are shown in portions.
  public let row: Int
  /// The number of places of the text before this one in the same row.
  public let number: Int

  /// Makes a place; without a row, it is that of a line that is shown as a whole.
  init(line: Int, row: Int? = nil, number: Int) {
    self.line = line
    self.row = row ?? line
    self.number = number
  }

  /// Returns the places of a text in the lines of a file, from top to bottom.
  static func all(of text: String, in lines: [String]) -> [Self] {
    let needle = TextNeedle(text)
    return lines.enumerated().flatMap { index, line in
      needle.ranges(in: line).indices.map { Self(line: index + 1, number: $0) }
    }
  }

  /// Returns the places of a text in a line, as bytes in UTF-8; upper and lower case are the same.
  public static func ranges(of text: String, in line: String) -> [Range<Int>] {
    TextNeedle(text).ranges(in: line)
  }
}
