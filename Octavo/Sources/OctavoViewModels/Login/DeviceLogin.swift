import BinderyNavigation
import GitHubValues

/// A login by a code that the user enters on a page of the server, on any device.
struct DeviceLogin {
  let session: any Session
  let scheduler: any Scheduler

  /// Asks the server in intervals whether the user has entered the code, and returns the user.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - tick: Receives the time that is left, every second.
  /// - Returns: The user.
  /// - Throws: `LoginFailure`, such as `.expired` at the end of the code.
  func callAsFunction(
    with code: GitHub.DeviceCode,
    tick: (Duration) -> Void
  ) async throws -> GitHub.User {
    let end = scheduler.now + code.lifetime
    var interval = code.interval
    var nextQuestion = scheduler.now + interval
    while scheduler.now < end {
      tick(end - scheduler.now)
      try await scheduler.sleep(for: .seconds(1))
      guard scheduler.now >= nextQuestion else { continue }
      switch try await step(with: code) {
      case .loggedIn(let user): return user
      case .pending: break
      case .slowDown(let wanted): interval = max(wanted ?? .zero, interval + .seconds(5))
      }
      nextQuestion = scheduler.now + interval
    }
    throw LoginFailure(.expired)
  }

  /// Asks once; a server that cannot be reached is asked again.
  private func step(with code: GitHub.DeviceCode) async throws -> DeviceLoginStep {
    do {
      return try await session.logIn(with: code)
    } catch let error as APIError where [.offline, .timedOut].contains(error.reason) {
      return .pending
    }
  }
}
