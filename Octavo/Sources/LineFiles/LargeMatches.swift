/// The places of a text in a file, of which only the number in each block of rows is stored.
///
/// So a million matches need as much memory as one.
public struct LargeMatches: Sendable {
  /// A match.
  public struct Match: Sendable, Hashable {
    /// The row in which it begins, counted from zero.
    public var row: Int
    /// The line, counted from one.
    public var line: Int
    /// The number of matches before this one in the same row.
    public var number: Int
  }

  /// The searched text.
  public let needle: TextNeedle
  /// The number of matches that were found.
  public var count: Int { sums.last ?? 0 }
  /// The number of rows that were searched.
  public private(set) var searchedRows = 0
  private var text: LargeText
  /// The number of matches in each block and all above it.
  private var sums: [Int] = []
  /// The bytes by which the last match of each block reaches into the next one.
  private var overlaps: [Int] = []
  /// The end of the rows that had arrived when the last block was searched.
  private var searchedEnd = 0

  /// Begins a search.
  public init(of needle: TextNeedle, in text: LargeText) {
    self.needle = needle
    self.text = text
  }

  /// Whether the whole file has been searched.
  public var isComplete: Bool { text.isComplete && searchedRows == text.rowCount }

  /// Continues with a later snapshot of the same file.
  public mutating func use(_ text: LargeText) { self.text = text }

  /// Searches the next part of the file, of some megabytes.
  ///
  /// - Returns: Whether there was one.
  public mutating func searchNext() -> Bool {
    let start = searchedRows
    var read = 0
    if searchedRows < text.rowCount { dropOpenBlocks() }
    while searchedRows < text.rowCount, read < 4 << 20 {
      let block = sums.count
      read += text.index.bytes(ofBlock: block).count
      let found = matches(inBlock: block)
      sums.append(count + found.matches.count)
      overlaps.append(found.overlap)
      searchedRows = min(text.rowCount, (block + 1) * LineIndex.stride)
    }
    searchedEnd = text.index.end
    return searchedRows > start
  }

  private func matches(inBlock block: Int) -> BlockMatches {
    text.matches(of: needle, inBlock: block, after: block == 0 ? 0 : overlaps[block - 1])
  }

  /// Removes blocks that have grown since, or whose last match may end in rows that came later.
  private mutating func dropOpenBlocks() {
    while let last = sums.indices.last,
      text.index.bytes(ofBlock: last).upperBound + needle.reach * 2 > searchedEnd
    {
      sums.removeLast()
      overlaps.removeLast()
      searchedRows = last * LineIndex.stride
    }
  }

  /// Returns a match, from top to bottom; `nil` if the file no longer has it.
  public subscript(index: Int) -> Match? {
    guard (0..<count).contains(index) else { return nil }
    var (low, high) = (0, sums.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if sums[middle] > index { high = middle } else { low = middle + 1 }
    }
    let above = low == 0 ? 0 : sums[low - 1]
    return matches(inBlock: low).matches.dropFirst(index - above).first
  }

  /// Returns the number of matches above a line.
  public func count(aboveLine line: Int) -> Int {
    guard !sums.isEmpty, line > 1 else { return 0 }
    let block = min(text.index.block(ofLine: line), sums.count - 1)
    let above = block == 0 ? 0 : sums[block - 1]
    return above + matches(inBlock: block).matches.prefix { $0.line < line }.count
  }
}

extension LargeMatches: Equatable {
  /// Whether two searches of one text have found the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.needle == second.needle && first.text == second.text && first.sums == second.sums
      && first.searchedRows == second.searchedRows
  }
}
