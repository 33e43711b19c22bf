/// A random number generator with a fixed seed.
struct SmallRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 16 | state << 48
  }

  mutating func rows() -> [ListRow] {
    let count = Int.random(in: 0...12, using: &self)
    return (0..<20).shuffled(using: &self).prefix(count).map { ListRow(id: $0) }
  }
}
