/// The starts of the rows of a file, of which one in 128 is stored.
///
/// A row is a line, or a portion of a line of more than 10,000 bytes.
struct LineIndex: Sendable, Equatable {
  static let stride = 128

  /// A row whose start is stored.
  struct Mark: Sendable, Equatable {
    /// The offset of the row in the file.
    var offset: Int
    /// The number of the row's line, counted from one.
    var line: Int
    /// Whether the line begins with the row.
    var isFirst: Bool
  }

  let encoding: LineEncoding
  /// The rows whose number is a multiple of the stride.
  private(set) var marks: [Mark] = []
  /// The number of complete rows.
  private(set) var rowCount = 0
  /// The number of lines, the last of which may be incomplete.
  private(set) var lineCount = 0
  /// The end of the complete rows.
  private(set) var end: Int
  private var endsLine = true

  init(encoding: LineEncoding, start: Int) {
    self.encoding = encoding
    end = start
  }

  /// Adds a row that begins at the end of the last one.
  mutating func add(upTo next: Int, endsLine: Bool) {
    if self.endsLine { lineCount += 1 }
    if rowCount.isMultiple(of: Self.stride) {
      marks.append(Mark(offset: end, line: lineCount, isFirst: self.endsLine))
    }
    rowCount += 1
    end = next
    self.endsLine = endsLine
  }

  /// Returns the offsets of the bytes of a block, which has the rows from one mark to the next.
  func bytes(ofBlock block: Int) -> Range<Int> {
    marks[block].offset..<(block + 1 < marks.count ? marks[block + 1].offset : end)
  }

  /// Returns the last block that begins at or above a line.
  func block(ofLine line: Int) -> Int {
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let mark = marks[middle]
      if mark.line < line || (mark.line == line && mark.isFirst) {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }
}
