import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive

@testable import OctavoViewModels

extension LiveFixture {
  /// The first account with a fine-grained token, which has no access to notifications.
  static let fineGrained = ada(token: "github_pat_0123456789")
  /// The first account with the token of an app.
  static let app = ada(token: "ghu_0123456789")

  /// The first account with a classic token that lacks the scope of notifications.
  static let unscoped = ada(token: "ghp_1111111111", scopes: "public_repo,read:user")

  private static func ada(
    token: String,
    scopes: String = SandboxAccount.defaultScopes
  ) -> SandboxAccount {
    SandboxAccount(
      login: account.login,
      name: account.name,
      email: account.email,
      password: account.password,
      oneTimeCode: account.oneTimeCode,
      token: token,
      scopes: scopes
    )
  }
}

/// Runs a test with the inbox of a user whose token has no access to notifications, which is not
/// requested yet.
///
/// The user has opened “Steam”, on which another account has commented.
@MainActor
func withSearchedInbox(
  as account: SandboxAccount = LiveFixture.fineGrained,
  _ body: @MainActor (ThreadFixture, InboxViewModel) async throws -> Void
) async throws {
  try await withThread(accounts: [LiveFixture.grace, account]) { thread in
    try await thread.commentElsewhere("Yes")
    try await thread.logIn(with: account)
    try await body(thread, InboxViewModel(thread.live.services))
  }
}

extension ThreadFixture {
  /// Gives the account another token.
  func logIn(with account: SandboxAccount) async throws {
    _ = try await live.services.session.logIn(with: GitHub.Token(account.token))
    await live.settled()
  }

  /// Opens an issue that mentions the user, as the other account, two seconds later.
  func mentionElsewhere(_ title: String) async throws -> GitHub.Issue {
    fixture.serverClock.advance(by: 2)
    return try await elsewhere(as: LiveFixture.grace) { [place] api in
      try await api.send(.newIssue(title: title, body: "Look, @ada", in: place.repository))
    }
  }

  /// The number of searches that the server has received.
  var searches: Int {
    fixture.sandbox.requests.count { $0.path.contains("/search/issues") }
  }
}
