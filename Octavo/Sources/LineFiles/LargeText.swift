/// A text in a file, of which only the rows that are asked for are read.
///
/// A row is a line, or a portion of a line of more than 10,000 bytes. The value is a snapshot: it
/// has the rows that were known when it was made.
public struct LargeText: Sendable {
  /// A row with its text.
  public struct Row: Sendable, Hashable {
    /// The number of the row, counted from zero.
    public var number: Int
    /// The number of its line, counted from one.
    public var line: Int
    /// Whether the line begins with the row.
    public var isFirst: Bool
    /// The text.
    public var text: String
  }

  /// The number of bytes that the file will have; `nil` if it is not known.
  public let total: Int?
  /// The number of bytes that have arrived.
  public internal(set) var receivedBytes = 0
  /// Whether the whole file has arrived.
  public internal(set) var isComplete = false
  /// Whether the file is not text: there is a zero among its first 8,000 bytes, as for git.
  public private(set) var isBinary = false
  let bytes: FileBytes
  var index = LineIndex(encoding: .utf8, start: 0)

  init(_ bytes: FileBytes, total: Int?) {
    self.bytes = bytes
    self.total = total
  }

  /// The number of rows.
  public var rowCount: Int { index.rowCount }

  /// The number of lines.
  public var lineCount: Int { index.lineCount }

  /// The encoding.
  public var encoding: LineEncoding { index.encoding }

  /// Returns the first bytes that have arrived, as many as `count` at most.
  public func head(_ count: Int) -> [UInt8] { bytes.read(0..<min(count, receivedBytes)) }

  /// Examines the first bytes.
  mutating func begin(_ head: [UInt8]) {
    var mark = 0
    let encoding = LineEncoding(head, markCount: &mark)
    index = LineIndex(encoding: encoding, start: mark)
    isBinary = encoding.unit == 1 && head.prefix(8000).contains(0)
  }

  /// Returns whether the text is a snapshot of the same file as another one, with more bytes or
  /// known to be whole.
  public func isLater(than other: Self) -> Bool {
    bytes === other.bytes && self != other && receivedBytes >= other.receivedBytes
  }

  /// Reads all complete rows as UTF-8.
  ///
  /// The time and the memory depend on the length of the file.
  public func content() -> [UInt8] {
    let start = index.marks.first?.offset ?? index.end
    let content = bytes.read(start..<index.end)
    return encoding == .utf8 ? content : Array(encoding.text(content).utf8)
  }

  /// Reads rows; those outside of the text are left out.
  ///
  /// The time depends on the number of rows, not on their place.
  public func rows(_ range: Range<Int>) -> [Row] {
    let range = range.clamped(to: 0..<rowCount)
    guard !range.isEmpty else { return [] }
    var rows: [Row] = []
    rows.reserveCapacity(range.count)
    let blocks = range.lowerBound / LineIndex.stride...(range.upperBound - 1) / LineIndex.stride
    for block in blocks {
      forEachRow(ofBlock: block) { number, line, isFirst, bytes in
        guard range.contains(number) else { return number < range.upperBound }
        rows.append(
          Row(number: number, line: line, isFirst: isFirst, text: encoding.text(bytes))
        )
        return true
      }
    }
    return rows
  }

  /// Returns the first row of a line, counted from zero; the last one if there is no such line.
  public func row(ofLine line: Int) -> Int {
    guard line > 1, rowCount > 0 else { return 0 }
    guard line <= lineCount else { return rowCount - 1 }
    var found = rowCount - 1
    forEachRow(ofBlock: index.block(ofLine: line)) { number, place, _, _ in
      found = number
      return place < line
    }
    return found
  }

  /// Returns the line of a row, which is counted from zero.
  public func line(ofRow row: Int) -> Int { rows(row..<row + 1).first?.line ?? 1 }

  /// Passes the rows of a block to a closure until it returns `false`.
  ///
  /// Of a block with more than `limit` bytes, only the first rows are read.
  func forEachRow(
    ofBlock block: Int,
    bytes limit: Int = .max,
    _ body: (_ number: Int, _ line: Int, _ isFirst: Bool, _ bytes: ArraySlice<UInt8>) -> Bool
  ) {
    let range = index.bytes(ofBlock: block)
    let content = bytes.read(range.prefix(limit))
    let isEnd = content.count == range.count
    let divider = RowDivider(encoding: encoding)
    let first = block * LineIndex.stride
    var (line, isFirst) = (index.marks[block].line, index.marks[block].isFirst)
    var start = 0
    for number in first..<min(first + LineIndex.stride, rowCount) {
      let row = content.withUnsafeBytes { divider.row(at: start, in: $0, isEnd: isEnd) }
      guard let row, body(number, line, isFirst, content[start..<row.end]) else { return }
      start = row.next
      isFirst = row.endsLine
      if row.endsLine { line += 1 }
    }
  }
}

extension LargeText: Equatable {
  /// Whether two texts are snapshots of one file with the same rows.
  public static func == (first: Self, second: Self) -> Bool {
    first.bytes === second.bytes && first.receivedBytes == second.receivedBytes
      && first.isComplete == second.isComplete && first.rowCount == second.rowCount
  }
}
