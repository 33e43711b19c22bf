import Foundation

/// The lines in which two versions of a text differ.
///
/// Lines that are once in both versions anchor the comparison, as in a patience diff, and the rest
/// is compared by Myers' algorithm with a bound. The cost is bounded by the number of lines, times
/// the logarithm of it for the anchors: a part that would take longer is replaced as a whole, which
/// is a longer difference, but a correct one.
package struct LineComparison {
  /// The lines of each version with their line breaks.
  let old: [ArraySlice<UInt8>]
  let new: [ArraySlice<UInt8>]
  /// Whether the other version lacks a line before the change.
  package private(set) var isDeleted: [Bool]
  /// Whether the other version lacks a line after the change.
  package private(set) var isAdded: [Bool]

  /// The number of each line among all different ones.
  private let oldNumbers: [Int]
  private let newNumbers: [Int]
  /// The lines that may still be visited.
  private var budget: Int

  /// The most lines that the two sides of a part without an anchor may differ in.
  private static let mostDifferences = 256

  /// Compares two texts, with or without their white space.
  init(_ old: Data, _ new: Data, ignoringSpace ignoresSpace: Bool = false) {
    let lines = [old, new].map { Self.lines(of: [UInt8]($0)) }
    self.init(lines[0], lines[1], ignoringSpace: ignoresSpace)
  }

  /// Compares the lines of two texts, or other parts of them, such as words.
  package init(
    _ old: [ArraySlice<UInt8>],
    _ new: [ArraySlice<UInt8>],
    ignoringSpace ignoresSpace: Bool = false
  ) {
    (self.old, self.new) = (old, new)
    var numbers: [ArraySlice<UInt8>: Int] = [:]
    func number(_ line: ArraySlice<UInt8>) -> Int {
      let line = ignoresSpace ? Self.withoutSpace(line) : line
      if let known = numbers[line] { return known }
      let number = numbers.count
      numbers[line] = number
      return number
    }
    oldNumbers = self.old.map(number)
    newNumbers = self.new.map(number)
    isDeleted = Array(repeating: false, count: oldNumbers.count)
    isAdded = Array(repeating: false, count: newNumbers.count)
    budget = 64 * (oldNumbers.count + newNumbers.count) + 100_000
    compare()
  }

  /// Returns the bytes of a line that are no white space.
  private static func withoutSpace(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.filter { $0 != UInt8(ascii: " ") && !(0x09...0x0D).contains($0) }[...]
  }

  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }

  private mutating func compare() {
    var parts = [(old: 0..<oldNumbers.count, new: 0..<newNumbers.count)]
    while let part = parts.popLast() {
      let (old, new) = trimmed(part.old, part.new)
      guard !old.isEmpty, !new.isEmpty else {
        replace(old, new)
        continue
      }
      budget -= old.count + new.count
      let anchors = budget > 0 ? anchors(in: old, new) : []
      if anchors.isEmpty {
        if !findShortest(old, new) { replace(old, new) }
        continue
      }
      var start = (old: old.lowerBound, new: new.lowerBound)
      for anchor in anchors + [(old: old.upperBound, new: new.upperBound)] {
        parts.append((start.old..<anchor.old, start.new..<anchor.new))
        start = (min(anchor.old + 1, old.upperBound), min(anchor.new + 1, new.upperBound))
      }
    }
  }

  /// Returns the ranges without the lines that are equal at their starts and ends.
  private func trimmed(_ old: Range<Int>, _ new: Range<Int>) -> (Range<Int>, Range<Int>) {
    var (old, new) = (old, new)
    while let first = old.first, let other = new.first, oldNumbers[first] == newNumbers[other] {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, let other = new.last, oldNumbers[last] == newNumbers[other] {
      old.removeLast()
      new.removeLast()
    }
    return (old, new)
  }

  private mutating func replace(_ old: Range<Int>, _ new: Range<Int>) {
    for line in old { isDeleted[line] = true }
    for line in new { isAdded[line] = true }
  }

  /// Returns the lines that are once in both ranges, as far as they are in the same order.
  private func anchors(in old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    // A negative place stands for several.
    var places: [Int: (old: Int, new: Int?)] = [:]
    places.reserveCapacity(old.count)
    for line in old {
      let isKnown = places[oldNumbers[line]] != nil
      places[oldNumbers[line]] = (isKnown ? -1 : line, nil)
    }
    for line in new {
      guard let place = places[newNumbers[line]], place.old >= 0 else { continue }
      places[newNumbers[line]] = (place.old, place.new == nil ? line : -1)
    }
    let pairs = new.compactMap { line -> (old: Int, new: Int)? in
      guard let place = places[newNumbers[line]], place.new == line else { return nil }
      return (place.old, line)
    }
    return Self.longestIncreasing(pairs)
  }

  /// Returns the longest part of pairs, sorted by `new`, in which `old` increases, too.
  private static func longestIncreasing(
    _ pairs: [(old: Int, new: Int)]
  ) -> [(old: Int, new: Int)] {
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].old < pair.old { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [(old: Int, new: Int)] = []
    var next = ends.last
    while let index = next {
      chain.append(pairs[index])
      next = previous[index]
    }
    return chain.reversed()
  }
}

extension LineComparison {
  /// Finds the shortest difference of two ranges by Myers' algorithm.
  ///
  /// - Returns: Whether it was found within the bound.
  private mutating func findShortest(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
    let most = min(old.count + new.count, Self.mostDifferences)
    guard budget > 0, abs(old.count - new.count) <= most else { return false }
    // The furthest line of the old range on each diagonal, and that of each round before.
    var furthest = Array(repeating: 0, count: 2 * most + 3)
    let middle = most + 1
    var rounds: [ArraySlice<Int>] = []
    for round in 0...most {
      for diagonal in stride(from: -round, through: round, by: 2) {
        let (below, above) = (furthest[middle + diagonal - 1], furthest[middle + diagonal + 1])
        let isDown = diagonal == -round || diagonal != round && below < above
        var x = isDown ? above : below + 1
        var y = x - diagonal
        while x < old.count, y < new.count,
          oldNumbers[old.lowerBound + x] == newNumbers[new.lowerBound + y]
        {
          (x, y) = (x + 1, y + 1)
        }
        furthest[middle + diagonal] = x
        guard diagonal == old.count - new.count, x >= old.count else { continue }
        mark(old, new, rounds)
        return true
      }
      budget -= round
      rounds.append(ArraySlice(Array(furthest[(middle - round)...(middle + round)])))
    }
    return false
  }

  /// Marks the lines of a path that was found, from its end.
  private mutating func mark(_ old: Range<Int>, _ new: Range<Int>, _ rounds: [ArraySlice<Int>]) {
    var (x, y) = (old.count, new.count)
    for (round, before) in rounds.enumerated().reversed() {
      let diagonal = x - y
      func place(_ diagonal: Int) -> Int {
        abs(diagonal) <= round ? before[before.startIndex + diagonal + round] : -1
      }
      let (below, above) = (place(diagonal - 1), place(diagonal + 1))
      let isDown = diagonal == -(round + 1) || diagonal != round + 1 && below < above
      x = isDown ? above : below
      y = x - (isDown ? diagonal + 1 : diagonal - 1)
      if isDown { isAdded[new.lowerBound + y] = true } else { isDeleted[old.lowerBound + x] = true }
    }
  }
}
