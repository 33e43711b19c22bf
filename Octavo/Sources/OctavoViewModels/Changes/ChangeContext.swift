import GitHubValues

/// The unchanged lines of a file that are shown around the hunks of its change.
nonisolated struct ChangeContext: Sendable, Equatable {
  /// The numbers of an unchanged line.
  struct Number: Equatable {
    let old: Int
    let new: Int
  }

  /// The numbers of unchanged lines one below the other.
  struct Numbers: RandomAccessCollection {
    /// The numbers after the change.
    fileprivate let new: Range<Int>
    /// The number before the change minus that after it.
    fileprivate let shift: Int

    var startIndex: Int { 0 }
    var endIndex: Int { new.count }
    subscript(place: Int) -> Number {
      let number = new[new.lowerBound + place]
      return Number(old: number + shift, new: number)
    }

    /// Returns the place of the line with a number after the change; `nil` for none.
    func place(ofNew number: Int) -> Int? {
      new.contains(number) ? number - new.lowerBound : nil
    }

    /// Returns the place of the line with a number before the change; `nil` for none.
    func place(ofOld number: Int) -> Int? { place(ofNew: number &- shift) }
  }

  /// The lines that are shown or hidden by one action.
  static let step = 10

  /// The lines of the file after the change.
  let lines: [String]
  /// The unchanged lines above each hunk, and those below the last one.
  private var gaps: [Gap]

  /// Unchanged lines between two hunks.
  private struct Gap: Equatable {
    /// The numbers after the change.
    let lines: Range<Int>
    /// The number before the change minus that after it.
    let shift: Int
    /// The number of lines shown below the hunk above them.
    var top = 0
    /// The number of lines shown above the hunk below them.
    var bottom = 0

    var hidden: Int { lines.count - top - bottom }

    func numbers(_ range: Range<Int>) -> Numbers { Numbers(new: range, shift: shift) }
  }

  /// Shows no lines yet; `nil` if a file with this text does not have the hunks.
  init?(_ text: String, _ hunks: [GitHub.Patch.Hunk]) {
    lines = Self.lines(of: text)
    var next = (old: 1, new: 1)
    gaps = []
    for hunk in hunks {
      guard let old = hunk.oldLines, let new = hunk.newLines, new.lowerBound >= next.new,
        new.upperBound - 1 <= lines.count, Self.has(hunk, lines)
      else { return nil }
      let shift = old.lowerBound - new.lowerBound
      guard next.old - next.new == shift else { return nil }
      gaps.append(Gap(lines: next.new..<new.lowerBound, shift: shift))
      next = (old.upperBound, new.upperBound)
    }
    gaps.append(Gap(lines: next.new..<lines.count + 1, shift: next.old - next.new))
  }

  /// Finds the unchanged lines off the main actor.
  @concurrent static func made(
    of text: String,
    around hunks: [GitHub.Patch.Hunk]
  ) async -> Self? {
    Self(text, hunks)
  }

  /// The unchanged lines that are shown above a hunk.
  func above(_ hunk: Int) -> Numbers {
    let gap = gaps[hunk]
    return gap.numbers(gap.lines.suffix(gap.bottom))
  }

  /// The unchanged lines that are shown below a hunk.
  func below(_ hunk: Int) -> Numbers {
    let gap = gaps[hunk + 1]
    return gap.numbers(gap.lines.prefix(gap.top))
  }

  /// Whether there are hidden lines above a hunk, and below it.
  func hasHidden(around hunk: Int) -> (above: Bool, below: Bool) {
    (gaps[hunk].hidden > 0, gaps[hunk + 1].hidden > 0)
  }

  /// Whether the whole file is shown.
  var isWhole: Bool { gaps.allSatisfy { $0.hidden == 0 } }

  /// Shows more lines.
  mutating func show(_ part: ChangeContextRequest.Part, around hunk: Int) {
    switch part {
    case .above: gaps[hunk].bottom += min(Self.step, gaps[hunk].hidden)
    case .below: gaps[hunk + 1].top += min(Self.step, gaps[hunk + 1].hidden)
    case .all:
      // There is no hunk above the first lines.
      gaps[0].bottom += gaps[0].hidden
      for index in gaps.indices { gaps[index].top += gaps[index].hidden }
    }
  }

  private static func has(_ hunk: GitHub.Patch.Hunk, _ lines: [String]) -> Bool {
    hunk.lines.allSatisfy { line in
      line.newNumber.map { lines.indices.contains($0 - 1) && lines[$0 - 1] == line.text } ?? true
    }
  }

  /// Returns the lines of a text as a patch has them.
  private static func lines(of text: String) -> [String] {
    let carriageReturn = UInt8(ascii: "\r")
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String(Substring($0.last == carriageReturn ? $0.dropLast() : $0)) }
  }
}
