import BinderySignals
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
  var tokenPlace: TokenPlace { base.tokenPlace }
  var lastUsername: String? { base.lastUsername }
  var offeredToken: GitHub.Token? { base.offeredToken }
  var keyringFailed: Bool { base.keyringFailed }
  var waitsForKeyringProducer: SignalProducer<Bool, Never> { base.waitsForKeyringProducer }

  func stopWaitingForKeyring() { base.stopWaitingForKeyring() }

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

  func dropToken() async { await activity { await base.dropToken() } }

  func logOut(deletingLocalData: Bool) async {
    await activity { await base.logOut(deletingLocalData: deletingLocalData) }
  }
}
