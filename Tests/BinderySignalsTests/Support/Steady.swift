/// A source of random numbers that all lie at one place of the range; `1 << 52` is half of a
/// jitter.
struct Steady: RandomNumberGenerator {
  let number: UInt64

  mutating func next() -> UInt64 { number }
}
