import Foundation

extension SandboxAccount {
  /// Makes an account with new secrets, without a second factor.
  public static func withNewSecrets(
    login: String,
    roles: [String: SandboxRole] = [:]
  ) -> SandboxAccount {
    SandboxAccount(
      login: login,
      name: login,
      email: "\(login)@localhost",
      password: secret(length: 10),
      oneTimeCode: nil,
      token: "ghp_" + secret(length: 36),
      roles: roles
    )
  }

  /// Makes the account of the user of this machine, with the name in git's settings.
  ///
  /// The secrets are new in each call.
  ///
  /// Runs `git config` twice.
  static func localUser() async -> SandboxAccount {
    let name = await setting("user.name") ?? NSUserName()
    let email = await setting("user.email") ?? "\(NSUserName())@localhost"
    let local = email.prefix { $0 != "@" }
    let login = RemoteName.login(NSUserName() == "root" ? String(local) : NSUserName())
    return SandboxAccount(
      login: login ?? "me",
      name: name,
      email: email,
      password: secret(length: 10),
      oneTimeCode: String(Int.random(in: 100_000...999_999)),
      token: "ghp_" + secret(length: 36)
    )
  }

  /// Makes a token that has permissions instead of scopes.
  public static func newFineGrainedToken() -> String { "github_pat_" + secret(length: 36) }

  /// Letters and digits that are not mistaken for one another.
  static func secret(length: Int) -> String {
    let alphabet = Array("abcdefghijkmnpqrstuvwxyzACDEFGHJKLMNPQRTUVWXY34679")
    return String((0..<length).map { _ in alphabet[Int.random(in: alphabet.indices)] })
  }

  private static func setting(_ key: String) async -> String? {
    let command = GitCommand(
      arguments: ["config", "--get", key],
      environment: ProcessInfo.processInfo.environment
    )
    guard let output = try? await command.output(limit: 4096) else { return nil }
    let text = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    return text.isEmpty ? nil : text
  }
}
