import GitHubValues
import OctavoViewModels

extension LiveSession {
  func ghAccount() async -> GHAccount? {
    guard let gh = current.gh else { return nil }
    return await activity { await gh.account() }
  }

  // Not activity: the app at rest may wait for a keyring that `gh` asks to unlock.
  func logInWithGH() async throws -> GitHub.User {
    let server = current
    guard let gh = server.gh else { throw LoginFailure(.noGHToken) }
    do {
      return try await logIn(on: server) { try await gh.token() }
    } catch let error as APIError where error.reason == .unauthorized {
      throw LoginFailure(.refusedGHToken)
    }
  }
}
