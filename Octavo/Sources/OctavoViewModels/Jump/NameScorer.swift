/// Scores how well a name fits the letters of a query.
///
/// Letters at the beginning of words and letters in a row count more, gaps and length less. The
/// last part of a path counts most. Of the places where the letters are in order, the first and the
/// last are compared.
nonisolated struct NameScorer {
  let bytes: UnsafeBufferPointer<UInt8>
  let begins: UnsafeBufferPointer<Bool>
  let letters: UnsafeBufferPointer<UInt8>

  /// Returns the score of a name; `nil` if it does not have the letters in order.
  func score(in name: Range<Int>) -> Int? {
    var (letter, place) = (0, name.lowerBound)
    while place < name.upperBound {
      if bytes[place] == letters[letter] {
        letter += 1
        if letter == letters.count { break }
      }
      place += 1
    }
    guard letter == letters.count else { return nil }
    let first = start(before: place + 1, in: name)
    let last = start(before: name.upperBound, in: name)
    let score = score(from: first, in: name)
    return (first == last ? score : max(score, self.score(from: last, in: name)))
      - min(24, name.count / 4)
  }

  /// Returns the last place before another from which on all letters are in order.
  private func start(before end: Int, in name: Range<Int>) -> Int {
    var (letter, place) = (letters.count - 1, end)
    while place > name.lowerBound {
      place -= 1
      guard bytes[place] == letters[letter] else { continue }
      if letter == 0 { return place }
      letter -= 1
    }
    return name.lowerBound
  }

  private func score(from start: Int, in name: Range<Int>) -> Int {
    var (score, before, place) = (0, start, start)
    for letter in 0..<letters.count {
      while bytes[place] != letters[letter] { place += 1 }
      score += 16
      if begins[place] { score += 10 }
      if letter > 0 { score += place == before + 1 ? 8 : -min(8, place - before) }
      before = place
      place += 1
    }
    guard start == name.lowerBound || bytes[start - 1] == 0x2F else { return score }
    // The whole of a part of a path, or its beginning.
    let isWhole = place == name.upperBound || bytes[place] == 0x2F
    return score + (isWhole && place - start == letters.count ? 24 : 6)
  }
}

/// The best of many matches, in order.
nonisolated struct BestMatches {
  private(set) var matches: [NameIndex.Match] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// Adds a match, if it is among the best; of equal ones the earlier is better.
  mutating func add(_ name: Int, _ score: Int) {
    if matches.count >= limit {
      guard let last = matches.last, score > last.score else { return }
      matches.removeLast()
    }
    var (low, high) = (0, matches.count)
    while low < high {
      let middle = (low + high) / 2
      if matches[middle].score >= score { low = middle + 1 } else { high = middle }
    }
    matches.insert((name, score), at: low)
  }
}
