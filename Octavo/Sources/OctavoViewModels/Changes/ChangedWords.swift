/// The words in which two versions of a line differ.
///
/// A word is a run of letters and digits, a run of blanks, or any other character. The cost is
/// limited: long lines are not compared, and where very many words differ, all of them between the
/// common beginning and the common end count as changed.
nonisolated struct ChangedWords: Equatable {
  /// The length of the longest line that is compared, in bytes.
  static let longestLine = 2_000
  /// The most pairs of words that are compared with each other.
  static let mostComparisons = 10_000

  /// The changed parts of the line before the change, as bytes in UTF-8.
  private(set) var old: [Range<Int>] = []
  /// The changed parts of the line after the change, as bytes in UTF-8.
  private(set) var new: [Range<Int>] = []

  /// Compares two versions of a line; lines that have little in common have no changed parts.
  init(old: String, new: String) {
    let lengths = [old.utf8.count, new.utf8.count]
    guard old != new, lengths.allSatisfy({ $0 <= Self.longestLine }) else { return }
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    let sides = [old, new].map { LineWord.words(of: Array($0.utf8), &numbers) }
    let common = Self.common(sides[0].map(\.number), sides[1].map(\.number))
    let kept = zip(sides[0], common.old).reduce(0) { $0 + ($1.1 ? $1.0.weight : 0) }
    let weight = sides.map { $0.reduce(0) { $0 + $1.weight } }.max() ?? 0
    guard kept * 3 >= weight else { return }
    self.old = Self.parts(of: sides[0], isCommon: common.old)
    self.new = Self.parts(of: sides[1], isCommon: common.new)
  }

  /// Returns the ranges of the words that are not common; blanks between two of them belong to
  /// them.
  private static func parts(of words: [LineWord], isCommon: [Bool]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var isBridged = false
    for (word, isCommon) in zip(words, isCommon) {
      if isCommon {
        isBridged = isBridged && word.isBlank
      } else {
        let start = isBridged ? parts.popLast()?.lowerBound : nil
        parts.append((start ?? word.range.lowerBound)..<word.range.upperBound)
        isBridged = true
      }
    }
    return parts
  }

  /// Returns for each word of both sides whether it belongs to a longest common subsequence.
  private static func common(_ old: [Int], _ new: [Int]) -> (old: [Bool], new: [Bool]) {
    var common = (
      old: Array(repeating: false, count: old.count), new: Array(repeating: false, count: new.count)
    )
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      common.old[start] = true
      common.new[start] = true
      start += 1
    }
    var ends = (old: old.count, new: new.count)
    while min(ends.old, ends.new) > start, old[ends.old - 1] == new[ends.new - 1] {
      ends = (ends.old - 1, ends.new - 1)
      common.old[ends.old] = true
      common.new[ends.new] = true
    }
    for pair in matches(old[start..<ends.old], new[start..<ends.new]) {
      common.old[pair.old] = true
      common.new[pair.new] = true
    }
    return common
  }

  /// Returns the places of a longest common subsequence; none where finding it costs too much.
  private static func matches(
    _ old: ArraySlice<Int>,
    _ new: ArraySlice<Int>
  ) -> [(old: Int, new: Int)] {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= mostComparisons else { return [] }
    let width = new.count + 1
    // The length of the subsequence of what is left from a word of each side on.
    var lengths = Array(repeating: 0, count: (old.count + 1) * width)
    func index(_ left: Int, _ right: Int) -> Int {
      (left - old.startIndex) * width + right - new.startIndex
    }
    for left in old.indices.reversed() {
      for right in new.indices.reversed() {
        lengths[index(left, right)] =
          old[left] == new[right]
          ? lengths[index(left + 1, right + 1)] + 1
          : max(lengths[index(left + 1, right)], lengths[index(left, right + 1)])
      }
    }
    var matches: [(old: Int, new: Int)] = []
    var (left, right) = (old.startIndex, new.startIndex)
    while left < old.endIndex, right < new.endIndex {
      if old[left] == new[right] {
        matches.append((left, right))
        (left, right) = (left + 1, right + 1)
      } else if lengths[index(left + 1, right)] >= lengths[index(left, right + 1)] {
        left += 1
      } else {
        right += 1
      }
    }
    return matches
  }
}
