/// A random choice of requests, which is the same for the same seed.
public struct FaultChance: Sendable, Equatable {
  /// The share of the requests that are chosen, from 0 to 1.
  public let share: Double
  /// The seed.
  public let seed: UInt64
  private var state: UInt64

  /// Makes a choice that has chosen nothing yet.
  public init(_ share: Double, seed: UInt64) {
    self.share = share
    self.seed = seed
    state = seed
  }

  /// Whether the next request is chosen.
  mutating func next() -> Bool {
    // SplitMix64, of which the upper 53 bits become a fraction.
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return Double((mixed ^ mixed >> 31) >> 11) / Double(1 << 53) < share
  }
}
