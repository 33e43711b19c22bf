import Foundation
import GitHubValues

/// Decides whether and when a failed request is retried.
struct RetryPolicy {
  /// The largest number of retries.
  var retries: Int

  /// Returns the time until the next try, or `nil` if there is none.
  ///
  /// The number in `0..<1` spreads the retries of many clients.
  func pause(after reason: APIError.Reason, tries: Int, random: Double) -> Duration? {
    guard tries <= retries, Self.mayPass(reason) else { return nil }
    return .milliseconds(250 << (tries - 1)) * (0.5 + random)
  }

  /// Excludes timeouts, which have cost the user enough time, and limits, which have a time of their
  /// own.
  private static func mayPass(_ reason: APIError.Reason) -> Bool {
    switch reason {
    case .offline, .server: true
    default: false
    }
  }
}
