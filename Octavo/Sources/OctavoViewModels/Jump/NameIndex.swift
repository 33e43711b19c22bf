/// Names that are searched by their letters in order, prepared so that a search only reads bytes.
///
/// ```swift
/// let index = NameIndex(["ada/engine", "ada/loom"])
/// index.matches("aeng", limit: 20).best  // "ada/engine"
/// ```
nonisolated struct NameIndex: Sendable {
  /// The most bytes of a name that are searched.
  static let longest = 300

  /// The names.
  let names: [String]
  /// The part of the score of each name that comes from its uses.
  var bonuses: [UInt8]
  /// The bytes of all names in lower case, one after the other.
  let bytes: [UInt8]
  /// Whether each byte begins a word.
  let begins: [Bool]
  /// The places at which the names begin, and the end of the last one.
  let places: [Int32]
  /// The letters of each name as bits, so that most names without a letter are never read.
  let masks: [UInt64]

  /// Prepares names, whose bytes must be fewer than two thousand millions.
  init(_ names: [String], bonuses: [UInt8]? = nil) {
    var (bytes, begins): ([UInt8], [Bool]) = ([], [])
    var (places, masks): ([Int32], [UInt64]) = ([0], [])
    bytes.reserveCapacity(names.count * 32)
    begins.reserveCapacity(names.count * 32)
    for name in names {
      let isPlain = name.utf8.allSatisfy { $0 < 0x80 }
      var (before, mask): (UInt8, UInt64) = (0, 0)
      for byte in (isPlain ? name : name.lowercased()).utf8.prefix(Self.longest) {
        let folded = byte.folded
        begins.append(byte.isWord && (!before.isWord || (byte.isUpper && !before.isUpper)))
        bytes.append(folded)
        mask |= folded.bit
        before = byte
      }
      places.append(Int32(clamping: bytes.count))
      masks.append(mask)
    }
    self.names = names
    self.bonuses = bonuses ?? Array(repeating: 0, count: names.count)
    (self.bytes, self.begins, self.places, self.masks) = (bytes, begins, places, masks)
  }

  /// Prepares names off the main actor, with what the uses of some of them add to their scores.
  @concurrent static func made(of names: [String], bonuses: [String: UInt8]) async -> NameIndex {
    NameIndex(names, bonuses: bonuses.isEmpty ? nil : names.map { bonuses[$0] ?? 0 })
  }

  /// A name that has the letters of a query, by its number, with a score.
  typealias Match = (name: Int, score: Int)

  /// Returns the names that have the letters of a query in order, and the best of them.
  ///
  /// - Parameters:
  ///   - query: The letters; blanks count for nothing.
  ///   - candidates: The numbers of the names to search, in order; `nil` for all.
  ///   - limit: The most names that are ranked.
  /// - Returns: The numbers of all names that match, in order, and the best ones, the first at
  ///   first.
  func matches(
    _ query: String,
    among candidates: [Int32]? = nil,
    limit: Int
  ) -> (all: [Int32], best: [Match]) {
    let letters = Self.letters(of: query)
    guard !letters.isEmpty else { return (candidates ?? Array(0..<Int32(names.count)), []) }
    let mask = letters.reduce(0) { $0 | $1.bit }
    var all: [Int32] = []
    var best = BestMatches(limit: limit)
    bytes.withUnsafeBufferPointer { bytes in
      begins.withUnsafeBufferPointer { begins in
        letters.withUnsafeBufferPointer { letters in
          let scorer = NameScorer(bytes: bytes, begins: begins, letters: letters)
          func search(_ name: Int) {
            guard masks[name] & mask == mask,
              let score = scorer.score(in: Int(places[name])..<Int(places[name + 1]))
            else { return }
            all.append(Int32(name))
            best.add(name, score + Int(bonuses[name]))
          }
          if let candidates {
            for name in candidates { search(Int(name)) }
          } else {
            for name in names.indices { search(name) }
          }
        }
      }
    }
    return (all, best.matches)
  }

  /// The letters of a query as the names have them.
  static func letters(of query: String) -> [UInt8] {
    query.lowercased().utf8.prefix(longest).filter { $0 > 0x20 }
  }
}

nonisolated extension UInt8 {
  fileprivate var isUpper: Bool { self >= 0x41 && self <= 0x5A }
  fileprivate var folded: UInt8 { isUpper ? self | 0x20 : self }

  /// Whether it is a letter or a digit, or a part of one outside of ASCII.
  fileprivate var isWord: Bool {
    (self >= 0x30 && self <= 0x39) || (folded >= 0x61 && folded <= 0x7A) || self >= 0x80
  }

  /// The bit of a letter in a set of letters, which others may share.
  fileprivate var bit: UInt64 {
    switch self {
    case 0x61...0x7A: 1 << UInt64(self - 0x61)
    case 0x30...0x39: 1 << UInt64(26 + self - 0x30)
    default: 1 << UInt64(36 + self % 28)
    }
  }
}
