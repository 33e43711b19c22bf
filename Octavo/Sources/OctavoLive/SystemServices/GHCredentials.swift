import Foundation
import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The account and the token that the program `gh` has for a server.
nonisolated struct GHCredentials: Sendable {
  let host: GitHub.Host
  let environment: [String: String]

  /// Returns the account whose token `gh` has; `nil` if it has none.
  ///
  /// It reads the file of `gh` and starts no program: `gh` may ask to unlock a keyring, which only
  /// a login may cause.
  @concurrent
  func account() async -> GHAccount? {
    guard let entry = GHHostsFile(in: environment)?.entry(for: host.name),
      entry.token != nil || ToolRun.path(of: "gh", in: environment) != nil
    else { return nil }
    return GHAccount(login: entry.login)
  }

  /// Returns the token, from `gh` if it is installed, otherwise from its file.
  ///
  /// It waits as long as `gh` does, or until the task is cancelled.
  ///
  /// - Throws: `LoginFailure` if there is none.
  @concurrent
  func token() async throws -> GitHub.Token {
    // The variables of the environment are offered on their own.
    let stored = environment.filter { !EnvironmentToken.variables.contains($0.key) }
    let tool = ToolRun("gh", environment: stored)
    let result = await tool?(["auth", "token", "--hostname", host.name], isLimited: false)
    try Task.checkCancellation()
    if let result, result.status == 0, let token = GitHub.Token(plain: result.output) {
      return token
    }
    guard let token = GHHostsFile(in: environment)?.entry(for: host.name)?.token else {
      throw LoginFailure(.noGHToken)
    }
    return token
  }
}
