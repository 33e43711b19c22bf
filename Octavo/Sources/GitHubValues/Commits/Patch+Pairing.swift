extension GitHub.Patch {
  /// A row of a hunk whose two sides are beside each other: places among the lines of the hunk.
  public struct Pair: Sendable, Equatable {
    /// The place of the line before the change; `nil` for none.
    public let old: Int?
    /// The place of the line after the change; `nil` for none.
    public let new: Int?
  }
}

extension GitHub.Patch.Hunk {
  /// The lines in two columns: removed lines beside the added lines that follow them.
  ///
  /// The first removed line is beside the first added one, and so on; the rest of the longer side
  /// has nothing beside it. A line of context is on both sides, and a remark on the side of the
  /// line before it. Each line is in one pair. The cost grows with the number of lines.
  public var pairs: [GitHub.Patch.Pair] {
    var pairing = Pairing()
    for (place, line) in lines.enumerated() { pairing.add(line.kind, at: place) }
    return pairing.finish()
  }
}

/// The pairs so far, and the removed and added lines that are not paired yet.
private struct Pairing {
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
