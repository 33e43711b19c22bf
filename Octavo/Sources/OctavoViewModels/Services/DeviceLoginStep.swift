public import GitHubValues

/// The answer to the question whether the user has entered a device code.
public nonisolated enum DeviceLoginStep: Sendable {
  /// Not yet.
  case pending
  /// Not yet, and the questions come too often; the server may name a longer interval.
  case slowDown(interval: Duration?)
  /// The user is logged in.
  case loggedIn(GitHub.User)
}
