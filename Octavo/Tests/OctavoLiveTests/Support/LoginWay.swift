import Foundation
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels

/// A way to log in that ends with a token.
enum LoginWay: CaseIterable {
  case token, browser, device, gh

  /// Logs in to the sandbox of a fixture, without a user.
  ///
  /// - Returns: The session, and the texts other than the token that are secret.
  func logIn(
    _ fixture: LiveFixture,
    clientSecret: String = SandboxClient.octavo.secret
  ) async throws -> (session: any Session, secrets: [String]) {
    let (pages, input) = AsyncStream.makeStream(of: URL.self)
    fixture.oauthClient = GitHub.OAuthClient(
      id: SandboxClient.octavo.id,
      secret: GitHub.Token(clientSecret)
    )
    fixture.openPage = {
      input.yield($0)
      return true
    }
    if self == .gh { try fixture.addGH(printing: LiveFixture.account.token) }
    let session = try await fixture.start().services.session
    switch self {
    case .token:
      _ = try await session.logIn(with: GitHub.Token(LiveFixture.account.token))
      return (session, [])
    case .gh:
      _ = try await session.logInWithGH()
      return (session, [])
    case .browser:
      let login = Task { try await session.logInInBrowser() }
      for await page in pages {
        fixture.openedPages.append(page)
        _ = try await LoginPages.click("authorize", on: page)
        break
      }
      _ = try await login.value
      return (session, [clientSecret])
    case .device:
      let code = try await session.requestDeviceCode()
      try await LoginPages.enter(code, thenClick: "authorize")
      _ = try await session.logIn(with: code)
      return (session, [clientSecret, code.secret.secret])
    }
  }
}
