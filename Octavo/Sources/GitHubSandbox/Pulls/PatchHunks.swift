/// The hunks of a patch of one file, by the lines of both sides.
struct PatchHunks: Sendable {
  private struct Hunk {
    var text: [Substring]
    /// The numbers of the line before and after the change, for each line of the text.
    var lines: [(left: Int?, right: Int?)]
  }

  private var hunks: [Hunk] = []

  /// Reads the text of a patch, which begins with the first hunk.
  init(_ patch: String) {
    var (left, right) = (0, 0)
    for line in patch.split(separator: "\n", omittingEmptySubsequences: false) {
      if let start = Self.starts(line) {
        hunks.append(Hunk(text: [line], lines: [(nil, nil)]))
        (left, right) = start
        continue
      }
      guard !hunks.isEmpty, let sign = line.first else { continue }
      let place = hunks.count - 1
      hunks[place].text.append(line)
      hunks[place].lines.append(
        (sign == " " || sign == "-" ? left : nil, "+ ".contains(sign) ? right : nil)
      )
      if sign == " " || sign == "-" { left += 1 }
      if sign == " " || sign == "+" { right += 1 }
    }
  }

  /// Whether a hunk has a line of a side.
  func has(_ line: Int, on side: DiffSide) -> Bool { place(of: line, on: side) != nil }

  /// Whether one hunk has both lines, and the first is not behind the last.
  func has(
    from start: Int,
    on startSide: DiffSide,
    to line: Int,
    on side: DiffSide
  ) -> Bool {
    guard let first = place(of: start, on: startSide), let last = place(of: line, on: side) else {
      return false
    }
    return first.hunk == last.hunk && first.row <= last.row
  }

  /// Returns the hunk of a line up to this line; `nil` if no hunk has it.
  func text(upTo line: Int, on side: DiffSide) -> String? {
    place(of: line, on: side).map { place in
      hunks[place.hunk].text.prefix(place.row + 1).joined(separator: "\n")
    }
  }

  /// Returns the place of a line in the patch, counted from the line below the first `@@`.
  func position(of line: Int, on side: DiffSide) -> Int? {
    place(of: line, on: side).map { place in
      hunks.prefix(place.hunk).reduce(place.row) { $0 + $1.text.count }
    }
  }

  /// Returns the side and the line at a place in the patch; `nil` for a place that has none.
  func line(at position: Int) -> (side: DiffSide, line: Int)? {
    var rest = position
    for hunk in hunks {
      if hunk.lines.indices.contains(rest) {
        let (left, right) = hunk.lines[rest]
        return right.map { (.right, $0) } ?? left.map { (.left, $0) }
      }
      rest -= hunk.lines.count
    }
    return nil
  }

  private func place(of line: Int, on side: DiffSide) -> (hunk: Int, row: Int)? {
    for (index, hunk) in hunks.enumerated() {
      let row = hunk.lines.firstIndex { (side == .left ? $0.left : $0.right) == line }
      if let row { return (index, row) }
    }
    return nil
  }

  /// Reads `@@ -3,7 +3,8 @@ …`.
  static func starts(_ line: Substring) -> (left: Int, right: Int)? {
    ranges(line).map { ($0.left.start, $0.right.start) }
  }

  /// Reads the ranges of `@@ -3,7 +3,8 @@ …`; a count that is missing is 1.
  static func ranges(
    _ line: Substring
  ) -> (left: (start: Int, count: Int), right: (start: Int, count: Int))? {
    let words = line.split(separator: " ", maxSplits: 3)
    guard words.count >= 3, words[0] == "@@", words[1].first == "-", words[2].first == "+" else {
      return nil
    }
    let ranges = words[1...2].compactMap { word -> (start: Int, count: Int)? in
      let numbers = word.dropFirst().split(separator: ",").map { Int($0) }
      let possible = 0..<1 << 40
      guard let start = numbers.first ?? nil, possible.contains(start) else { return nil }
      guard numbers.count > 1 else { return (start, 1) }
      return numbers[1].flatMap { possible.contains($0) ? (start, $0) : nil }
    }
    return ranges.count == 2 ? (ranges[0], ranges[1]) : nil
  }
}
