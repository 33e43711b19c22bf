/// The reason for a login screen.
public nonisolated enum LoginPurpose: Codable, Hashable, Sendable {
  /// The app starts here, and goes on to a link; without one it goes on to the place of the last
  /// time.
  case start(then: DeepLink?)
  /// The server no longer accepts the token; other screens wait below.
  case renewal
}
