/// A server on this machine, with one user: “mona”, whose password is “octave”.
public final class LocalLoginService: LoginService {
  private let pause: @MainActor () async throws -> Void

  /// Makes a server that pauses before each answer.
  public init(pause: @escaping @MainActor () async throws -> Void) { self.pause = pause }

  deinit {}

  /// Knows the picture of “mona”.
  public func avatarURL(of username: String) -> String? {
    username == "mona" ? "avatars/mona.png" : nil
  }

  /// Lets “mona” in.
  public func logIn(username: String, password: String) async throws -> Member {
    try await pause()
    guard username == "mona", password == "octave" else { throw LoginError() }
    return Member(name: "Mona")
  }
}
