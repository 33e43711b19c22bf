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
    // The last block may still grow, so it is searched again with a later snapshot.
    if !searchedRows.isMultiple(of: LineIndex.stride), searchedRows < text.rowCount { dropLast() }
    while searchedRows < text.rowCount, read < 4 << 20 {
      let block = sums.count
      read += text.index.bytes(ofBlock: block).count
      sums.append(count + text.matches(of: needle, inBlock: block).count)
      searchedRows = min(text.rowCount, (block + 1) * LineIndex.stride)
    }
    return searchedRows > start
  }

  private mutating func dropLast() {
    sums.removeLast()
    searchedRows = sums.count * LineIndex.stride
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
    return text.matches(of: needle, inBlock: low).dropFirst(index - above).first
  }

  /// Returns the number of matches above a line.
  public func count(aboveLine line: Int) -> Int {
    guard !sums.isEmpty, line > 1 else { return 0 }
    let block = min(text.index.block(ofLine: line), sums.count - 1)
    let above = block == 0 ? 0 : sums[block - 1]
    return above + text.matches(of: needle, inBlock: block).prefix { $0.line < line }.count
  }
}

extension LargeMatches: Equatable {
  /// Whether two searches of one text have found the same.
  public static func == (first: Self, second: Self) -> Bool {
    first.needle == second.needle && first.text == second.text && first.sums == second.sums
      && first.searchedRows == second.searchedRows
  }
}

extension LargeText {
  /// Returns the matches that begin in a block.
  func matches(of needle: TextNeedle, inBlock block: Int) -> [LargeMatches.Match] {
    let range = index.bytes(ofBlock: block)
    // A match in a long line may end in the next row.
    let content = bytes.read(range.lowerBound..<min(index.end, range.upperBound + 1_000))
    let found = content.withUnsafeBytes { needle.offsets(in: $0, encoding) }
    guard let found else { return decodedMatches(of: needle, inBlock: block) }
    let offsets = found.prefix { $0 < range.count }
    guard !offsets.isEmpty else { return [] }
    var rest = offsets[...]
    var matches: [LargeMatches.Match] = []
    forEachRow(ofBlock: block) { row, line, _, bytes in
      var number = 0
      while let next = rest.first, next < bytes.endIndex {
        matches.append(LargeMatches.Match(row: row, line: line, number: number))
        number += 1
        rest.removeFirst()
      }
      return !rest.isEmpty
    }
    return matches
  }

  private func decodedMatches(of needle: TextNeedle, inBlock block: Int) -> [LargeMatches.Match] {
    var matches: [LargeMatches.Match] = []
    forEachRow(ofBlock: block) { row, line, _, bytes in
      for number in needle.ranges(in: encoding.text(bytes)).indices {
        matches.append(LargeMatches.Match(row: row, line: line, number: number))
      }
      return true
    }
    return matches
  }
}
