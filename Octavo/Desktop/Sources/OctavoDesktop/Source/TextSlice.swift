import LineFiles

/// The rows of a long file that a text widget has: those on the screen, and some around them.
struct TextSlice: Equatable {
  /// The rows on each side of one in the middle, unless they are long.
  static let most = 300
  private static let least = 60
  private static let mostBytes = 200_000
  /// The rows before an end of the slice at which another one is made.
  static let margin = 60

  /// The rows.
  var rows: [LargeText.Row] = []

  /// The numbers of the rows, counted from 0.
  var range: Range<Int> { rows.first.map { $0.number..<$0.number + rows.count } ?? 0..<0 }

  init() {}

  /// Reads the rows around one.
  init(around row: Int, of text: LargeText) {
    var start = max(0, min(row, text.rowCount) - Self.most)
    rows = text.rows(start..<start + 2 * Self.most)
    // Fewer rows of a file that a program wrote.
    var bytes = 0
    var first = min(row - start, rows.count)
    while first > 0, row - start - first < Self.least || bytes < Self.mostBytes {
      first -= 1
      bytes += rows[first].text.utf8.count
    }
    bytes = 0
    var last = min(row - start, rows.count)
    while last < rows.count, last - (row - start) < Self.least || bytes < Self.mostBytes {
      bytes += rows[last].text.utf8.count
      last += 1
    }
    rows = Array(rows[first..<last])
    start += first
  }

  /// Whether rows are too near to an end of the slice, beyond which the text goes on.
  func isTooSmall(for visible: ClosedRange<Int>, rowCount: Int) -> Bool {
    let margin = min(Self.margin, rows.count / 4)
    let isAtTop = range.lowerBound > 0 && visible.lowerBound - range.lowerBound < margin
    let isAtEnd = range.upperBound < rowCount && range.upperBound - visible.upperBound < margin
    return isAtTop || isAtEnd
  }
}
