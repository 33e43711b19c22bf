/// A code in which frequent symbols have few bits, given by the length of each.
nonisolated struct HuffmanCode {
  /// Follows the bits of one symbol.
  struct Reader {
    private var code = 0
    private var first = 0
    private var index = 0
    private var length = 0

    /// Takes a bit, and gives the symbol if it is complete.
    mutating func step(_ bit: Int, in table: HuffmanCode) -> Int? {
      length += 1
      code |= bit
      let count = table.counts[length]
      let place = index + code - first
      // A code that promises more symbols than bits can tell apart leads out of the table.
      if code - count < first, table.symbols.indices.contains(place) { return table.symbols[place] }
      index += count
      first = (first + count) << 1
      code <<= 1
      return nil
    }
  }

  private let counts: [Int]
  private let symbols: [Int]

  init(_ lengths: [Int]) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[length] += 1 }
    counts[0] = 0
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }.sorted {
      (lengths[$0], $0) < (lengths[$1], $1)
    }
  }

  static let fixedLengths = HuffmanCode(
    Array(repeating: 8, count: 144) + Array(repeating: 9, count: 112)
      + Array(repeating: 7, count: 24) + Array(repeating: 8, count: 8)
  )
  static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30))

  static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
}
