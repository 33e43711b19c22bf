import GitHubValues

/// The times between two requests for checks that run: half a minute, growing to two minutes while
/// nothing changes.
nonisolated struct CheckPace {
  private var pause = shortest
  private var last: GitHub.PullChecks?

  /// The shortest time.
  static let shortest = Duration.seconds(30)
  /// The longest time.
  static let longest = Duration.seconds(120)

  /// Returns the time until the next request.
  ///
  /// - Parameters:
  ///   - checks: The response to the last request.
  ///   - isNearLimit: Whether few requests are left.
  /// - Returns: The time.
  mutating func next(_ checks: GitHub.PullChecks?, _ isNearLimit: Bool) -> Duration {
    let isChanged = checks != last
    pause = isChanged ? Self.shortest : min(pause * 3 / 2, Self.longest)
    last = checks
    return isNearLimit ? Self.longest : pause
  }
}
