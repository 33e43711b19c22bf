/// The lists of the rows about lists.
public struct ListExample: Identifiable, Equatable, Sendable {
  /// The identity.
  public let id: Int
  /// What else the row is made of; a number, so that comparing it costs next to nothing.
  public let stars: Int

  private init(_ id: Int) {
    self.id = id
    stars = id % 97
  }

  /// A list of 100,000 rows before and after one more has come into its middle.
  public static var inserted: (old: [ListExample], new: [ListExample]) {
    let old = (0..<100_000).map { ListExample($0) }
    var new = old
    new.insert(ListExample(100_000), at: 50_000)
    return (old, new)
  }

  /// A list of 10,000 rows before and after it has been shuffled, always in the same way.
  public static var shuffled: (old: [ListExample], new: [ListExample]) {
    let old = (0..<10_000).map { ListExample($0) }
    var generator = SplitMix(state: 20_260_301)
    return (old, old.shuffled(using: &generator))
  }
}

/// A small generator whose numbers are the same in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
