import Foundation
import GitHubValues

/// Decides whether and when a request that the server has not carried out is sent again.
nonisolated struct OutboxPolicy {
  /// The next step for a request.
  enum Decision: Equatable {
    /// Sends it again after this time, or earlier when there is a reason.
    case retry(after: Duration)
    /// Sends it again at the end of this time, which the server has asked for.
    case wait(Duration)
    /// Sends it again when the user has logged in.
    case pause
    /// Gives it up.
    case refuse
  }

  /// The longest time between two attempts.
  static let longest: Duration = .seconds(300)

  /// Returns the next step after `attempts` attempts, the last of which failed at `now`.
  ///
  /// The random number in `0..<1` spreads the attempts of many clients.
  static func decision(
    after reason: APIError.Reason,
    attempts: Int,
    now: Date,
    random: Double
  ) -> Decision {
    switch reason {
    case .unauthorized: .pause
    case .rateLimited(let date): .wait(.seconds(max(0, date.timeIntervalSince(now)) + 1))
    case .secondaryLimit(let time): .wait(max(time, .seconds(1)))
    case .offline, .timedOut, .server, .decoding, .tooLarge, .notReady:
      .retry(after: pause(after: attempts, random: random))
    case .otpRequired, .forbidden, .singleSignOn, .notFound, .gone, .blocked, .emptyRepository,
      .conflict, .validation, .unexpected, .redirect:
      .refuse
    }
  }

  /// Two seconds, four, eight …, each up to a half longer.
  private static func pause(after attempts: Int, random: Double) -> Duration {
    let seconds = Double(1 << min(max(attempts, 1), 10)) * (1 + random / 2)
    return min(.seconds(seconds), longest)
  }
}
