import Foundation
import GitHubValues

/// Decides whether and when a failed request is repeated.
///
/// A request that met a limit was not carried out, so that any request is repeated after a short
/// one. Other failures are repeated for idempotent requests only.
struct RetryPolicy {
  /// The time before the next try.
  struct Pause: Equatable {
    /// The time.
    var duration: Duration
    /// Whether the server has asked for it.
    var isRequested = false
  }

  /// The largest number of retries.
  var retries: Int
  /// The longest time that the server may ask for; a longer one is left to the caller.
  var longestWait: Duration

  /// Returns the time until the next try, or `nil` if there is none.
  ///
  /// The number in `0..<1` spreads the retries of many clients.
  func pause(
    after error: APIError,
    isIdempotent: Bool,
    tries: Int,
    now: Date,
    random: Double
  ) -> Pause? {
    guard tries <= retries else { return nil }
    if let wait = Self.limit(error.reason, now: now) { return requested(wait, random) }
    guard isIdempotent, Self.mayPass(error.reason) else { return nil }
    if let wait = error.retryAfter, wait > .zero { return requested(wait, random) }
    return Pause(duration: .milliseconds(250 << (tries - 1)) * (0.5 + random))
  }

  private func requested(_ wait: Duration, _ random: Double) -> Pause? {
    guard wait <= longestWait else { return nil }
    return Pause(duration: wait + .milliseconds(500) * random, isRequested: true)
  }

  /// The time until a limit ends; `nil` for other reasons.
  private static func limit(_ reason: APIError.Reason, now: Date) -> Duration? {
    switch reason {
    case .rateLimited(let end): .seconds(max(0, end.timeIntervalSince(now)))
    case .secondaryLimit(let wait): wait
    default: nil
    }
  }

  /// Excludes timeouts, which have cost the user enough time.
  private static func mayPass(_ reason: APIError.Reason) -> Bool {
    switch reason {
    case .offline, .server, .notReady: true
    default: false
    }
  }
}
