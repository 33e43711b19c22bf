/// An element of the lists that the rows about lists compare.
public struct ListExample: Identifiable, Equatable, Sendable {
  /// The identity.
  public let id: Int
  /// The content of the element; a number, so that a comparison is cheap.
  public let stars: Int

  private init(_ id: Int) {
    self.id = id
    stars = id % 97
  }

  /// A list of 100,000 elements before and after an insertion in the middle.
  public static var inserted: (old: [ListExample], new: [ListExample]) {
    let old = (0..<100_000).map { ListExample($0) }
    var new = old
    new.insert(ListExample(100_000), at: 50_000)
    return (old, new)
  }

  /// A list of 10,000 elements before and after a shuffle, which is always the same.
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
