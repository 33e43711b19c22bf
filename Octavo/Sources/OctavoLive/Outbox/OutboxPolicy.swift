import Foundation
import GitHubValues

/// Decides what becomes of a request whose attempt the server has not confirmed.
nonisolated struct OutboxPolicy {
  /// The next step for a request.
  enum Decision: Equatable {
    /// Sends it again after this time, or earlier when there is a reason: nothing of it has left.
    case retry(after: Duration)
    /// Sends it again at the end of this time, which the server has asked for.
    case wait(Duration)
    /// Sends it again when the user has logged in.
    case pause
    /// Finds out later what has become of it: the server may have carried it out, or will.
    case doubt
    /// Takes it as carried out: the server has said so, in words that cannot be read.
    case confirm
    /// Gives it up.
    case refuse
  }

  /// The longest time between two attempts.
  static let longest: Duration = .seconds(300)

  /// Returns the next step after `attempts` attempts, the last of which failed at `now`.
  ///
  /// The random number in `0..<1` spreads the attempts of many clients.
  static func decision(
    after error: APIError,
    attempts: Int,
    now: Date,
    random: Double
  ) -> Decision {
    if error.reason == .unauthorized { return .pause }
    if let time = time(askedBy: error, now: now) { return .wait(time) }
    return switch error.end {
    case .neverLeft: .retry(after: pause(after: attempts, random: random))
    case .answered(let status) where (200..<300).contains(status): .confirm
    case .answered: .refuse
    case .inDoubt: .doubt
    }
  }

  /// Returns the time for which the server asks a client to wait; `nil` if it asks for none.
  static func time(askedBy error: APIError, now: Date) -> Duration? {
    switch error.reason {
    case .rateLimited(let date): .seconds(max(0, date.timeIntervalSince(now)) + 1)
    case .secondaryLimit(let time): max(time, .seconds(1))
    default: nil
    }
  }

  /// Two seconds, four, eight …, each up to a half longer.
  static func pause(after attempts: Int, random: Double = 0) -> Duration {
    let seconds = Double(1 << min(max(attempts, 1), 10)) * (1 + random / 2)
    return min(.seconds(seconds), longest)
  }
}
