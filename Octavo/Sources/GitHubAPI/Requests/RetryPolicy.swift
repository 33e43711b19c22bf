import Foundation
import GitHubValues

/// Decides whether a failed request is worth another try, and when.
struct RetryPolicy {
  /// How many tries may follow the first.
  var retries: Int

  /// How long to wait before the next try, or `nil` to give up.
  ///
  /// The number in `0..<1` spreads the tries of many clients.
  func pause(after reason: APIError.Reason, tries: Int, random: Double) -> Duration? {
    guard tries <= retries, Self.mayPass(reason) else { return nil }
    return .milliseconds(250 << (tries - 1)) * (0.5 + random)
  }

  /// A timeout has cost the person enough time already, and limits say when to come back.
  private static func mayPass(_ reason: APIError.Reason) -> Bool {
    switch reason {
    case .offline, .server: true
    default: false
    }
  }
}
