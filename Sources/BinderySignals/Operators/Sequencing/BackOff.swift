/// A schedule of the pauses between repeated attempts at the same work.
///
/// ```swift
/// let backOff = BackOff.exponential(from: .seconds(1), upTo: .seconds(30))
/// return backOff.delay(before: 3)  // 4 seconds
/// ```
///
/// Jitter keeps many clients that failed together from retrying together.
public nonisolated struct BackOff: Sendable, Equatable {
  private let first: Duration
  private let factor: Double
  private let limit: Duration
  private let jitter: Double

  private init(first: Duration, factor: Double, limit: Duration, jitter: Double) {
    precondition(first >= .zero && limit >= first, "a back-off needs 0 ≤ first pause ≤ limit")
    precondition(factor >= 1, "a back-off does not shrink: use a factor ≥ 1")
    precondition((0...1).contains(jitter), "jitter is a share of the pause, from 0 to 1")
    self.first = first
    self.factor = factor
    self.limit = limit
    self.jitter = jitter
  }

  /// Makes a back-off with the same pause before each attempt.
  ///
  /// - Parameters:
  ///   - delay: The pause, which is not negative.
  ///   - jitter: The share of the pause that is random, from 0 to 1.
  /// - Returns: The back-off.
  public static func constant(_ delay: Duration, jitter: Double = 0) -> BackOff {
    BackOff(first: delay, factor: 1, limit: delay, jitter: jitter)
  }

  /// Makes a back-off whose pause grows by a factor with each attempt.
  ///
  /// - Parameters:
  ///   - first: The pause before the first retry, which is not negative.
  ///   - factor: The growth, at least 1.
  ///   - limit: The longest pause.
  ///   - jitter: The share of the pause that is random, from 0 to 1: with 0.5 it lies between half
  ///     of the pause and the whole, with 1 between zero and the whole.
  /// - Returns: The back-off.
  public static func exponential(
    from first: Duration,
    factor: Double = 2,
    upTo limit: Duration,
    jitter: Double = 0
  ) -> BackOff {
    BackOff(first: first, factor: factor, limit: limit, jitter: jitter)
  }

  /// Computes the longest pause before a retry.
  ///
  /// - Parameter retry: The number of the retry; the first is 1.
  /// - Returns: The pause without its jitter.
  public func delay(before retry: Int) -> Duration {
    precondition(retry >= 1, "retries are numbered from 1")
    guard first > .zero else { return .zero }
    let growth = power(factor, retry - 1)
    return growth < limit / first ? first * growth : limit
  }

  /// Computes the pause before a retry.
  ///
  /// - Parameters:
  ///   - retry: The number of the retry; the first is 1.
  ///   - random: The source of the jitter. It is not used if there is no jitter.
  /// - Returns: The longest pause, shortened by a random part of its jitter.
  package func delay(
    before retry: Int,
    using random: inout some RandomNumberGenerator
  ) -> Duration {
    let longest = delay(before: retry)
    guard jitter > 0, !longest.isNever else { return longest }
    return longest * (1 - jitter * Double.random(in: 0..<1, using: &random))
  }
}

/// Returns `base` to the power of `exponent`, which is not negative, in O(log exponent).
private nonisolated func power(_ base: Double, _ exponent: Int) -> Double {
  var (result, square, rest) = (1.0, base, exponent)
  while rest > 0 {
    if rest & 1 == 1 { result *= square }
    square *= square
    rest >>= 1
  }
  return result
}
