/// A local service with one user: “mona”, whose password is “octave”.
public final class LocalLoginService: LoginService {
  private let pause: @MainActor () async throws -> Void

  /// Makes a service that calls `pause` before each response.
  public init(pause: @escaping @MainActor () async throws -> Void) { self.pause = pause }

  deinit {}

  /// Returns the picture of “mona”, and `nil` for any other name.
  public func avatarURL(of username: String) -> String? {
    username == "mona" ? "avatars/mona.png" : nil
  }

  /// Logs “mona” in, and throws ``LoginError`` for any other name or password.
  public func logIn(username: String, password: String) async throws -> Member {
    try await pause()
    guard username == "mona", password == "octave" else { throw LoginError() }
    return Member(name: "Mona")
  }
}
