extension GitHub.Patch {
  /// A row of a hunk whose two sides are beside each other: places among the lines of the hunk.
  public struct Pair: Sendable, Equatable {
    /// The place of the line before the change; `nil` for none.
    public let old: Int?
    /// The place of the line after the change; `nil` for none.
    public let new: Int?
  }
}

/// The first row in two columns of some lines of a hunk.
struct PairBlock: Sendable, Equatable {
  /// The place of the first line among those of the hunk.
  let line: Int
  /// The place of the first row among those of the hunk.
  let row: Int
  /// The lines on the left side of a long change, which the block consists of; `nil` for lines
  /// whose rows are found by their kinds.
  let deleted: Int?
}

/// Cuts the lines of hunks into blocks while they are parsed.
struct PairBlocks {
  /// The fewest lines of a block, except for the last of a hunk and that before a long change.
  private static let lines = 32

  private(set) var blocks: [PairBlock] = []
  /// The lines of a change that is not over.
  private var change = (old: 0, new: 0)
  private var next = (line: 0, row: 0)
  /// The first line and row that are in no block.
  private var start = (line: 0, row: 0)

  mutating func add(_ kind: GitHub.Patch.Line.Kind) {
    switch kind {
    case .deleted:
      if change.new > 0 { endChange() }
      change.old += 1
    case .added: change.new += 1
    case .remark where change.new > 0: change.new += 1
    case .remark where change.old > 0: change.old += 1
    case .context, .remark:
      endChange()
      advance(lines: 1, rows: 1)
    }
  }

  /// Ends a hunk, and returns the number of its rows.
  mutating func finish() -> Int {
    endChange()
    endBlock()
    defer {
      next = (0, 0)
      start = (0, 0)
    }
    return next.row
  }

  private mutating func endChange() {
    let (old, new) = change
    change = (0, 0)
    guard old + new > 0 else { return }
    guard old + new > Self.lines else { return advance(lines: old + new, rows: max(old, new)) }
    endBlock()
    next = (next.line + old + new, next.row + max(old, new))
    blocks.append(PairBlock(line: start.line, row: start.row, deleted: old))
    start = next
  }

  private mutating func advance(lines: Int, rows: Int) {
    next = (next.line + lines, next.row + rows)
    if next.line - start.line >= Self.lines { endBlock() }
  }

  private mutating func endBlock() {
    guard next.line > start.line else { return }
    blocks.append(PairBlock(line: start.line, row: start.row, deleted: nil))
    start = next
  }
}

/// The pairs so far, and the removed and added lines that are not paired yet.
struct Pairing {
  private var pairs: [GitHub.Patch.Pair] = []
  private var old: [Int] = []
  private var new: [Int] = []

  mutating func add(_ kind: GitHub.Patch.Line.Kind, at place: Int) {
    switch kind {
    case .deleted:
      if !new.isEmpty { pairUp() }
      old.append(place)
    case .added: new.append(place)
    case .remark where !new.isEmpty: new.append(place)
    case .remark where !old.isEmpty: old.append(place)
    case .context, .remark:
      pairUp()
      pairs.append(.init(old: place, new: place))
    }
  }

  mutating func finish() -> [GitHub.Patch.Pair] {
    pairUp()
    return pairs
  }

  private mutating func pairUp() {
    for row in 0..<max(old.count, new.count) {
      pairs.append(
        .init(
          old: row < old.count ? old[row] : nil,
          new: row < new.count ? new[row] : nil
        )
      )
    }
    old = []
    new = []
  }
}
