import LineFiles

/// Reads rows of a file of any length, and keeps those that were read last.
struct LargeTextBlocks {
  private static let length = 128
  private static let most = 4

  private(set) var text: LargeText
  private var blocks: [(number: Int, rows: [LargeText.Row])] = []

  init(_ text: LargeText) { self.text = text }

  /// Reads a later snapshot of the same file.
  mutating func use(_ text: LargeText) {
    guard text != self.text else { return }
    self.text = text
    blocks.removeAll { $0.rows.count < Self.length }
  }

  /// Returns rows; those outside of the text are left out.
  mutating func rows(_ range: Range<Int>) -> [LargeText.Row] {
    let range = range.clamped(to: 0..<text.rowCount)
    guard !range.isEmpty else { return [] }
    var rows: [LargeText.Row] = []
    for number in range.lowerBound / Self.length...(range.upperBound - 1) / Self.length {
      let first = number * Self.length
      let block = block(number)
      let part = range.clamped(to: first..<first + block.count)
      rows += block[part.lowerBound - first..<part.upperBound - first]
    }
    return rows
  }

  private mutating func block(_ number: Int) -> [LargeText.Row] {
    if let block = blocks.first(where: { $0.number == number }) { return block.rows }
    let rows = text.rows(number * Self.length..<(number + 1) * Self.length)
    if blocks.count == Self.most { blocks.removeFirst() }
    blocks.append((number, rows))
    return rows
  }
}
