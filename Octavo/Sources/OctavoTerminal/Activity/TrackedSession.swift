import BinderyNavigation
import GitHubValues
import OctavoViewModels

/// A session whose log-ins and look-ups are counted while they are under way.
final class TrackedSession: Session {
  private let base: any Session
  private let activity: Activity

  init(_ base: any Session, _ activity: Activity) {
    self.base = base
    self.activity = activity
  }

  deinit {}

  var server: Server { base.server }
  var user: GitHub.User? { base.user }
  var expirations: Signal<Void, Never> { base.expirations }
  var tokenPlace: TokenPlace { base.tokenPlace }
  var lastUsername: String? { base.lastUsername }
  var offeredToken: GitHub.Token? { base.offeredToken }

  func knownAccount(_ login: String) async -> GitHub.Account? {
    await activity { await base.knownAccount(login) }
  }

  func logIn(with token: GitHub.Token) async throws -> GitHub.User {
    try await activity { try await base.logIn(with: token) }
  }

  func logIn(
    username: String,
    password: String,
    oneTimeCode: String?
  ) async throws -> GitHub.User {
    try await activity {
      try await base.logIn(username: username, password: password, oneTimeCode: oneTimeCode)
    }
  }

  func logOut(deletingLocalData: Bool) async {
    await activity { await base.logOut(deletingLocalData: deletingLocalData) }
  }
}
