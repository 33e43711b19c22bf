import BinderyTesting
import Foundation
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// Logging in on a page of the sandbox, over the loopback listener.
struct PageLoginTests {
  private static func client(secret: String = SandboxClient.octavo.secret) -> GitHub.OAuthClient {
    GitHub.OAuthClient(id: SandboxClient.octavo.id, secret: GitHub.Token(secret))
  }

  /// The account of a server in this program, which knows PKCE.
  private static let demo = DemoAccount(
    username: "ada",
    password: "right horse",
    oneTimeCode: "123456"
  )

  /// Starts a login in the browser, and returns the page that is opened and the login.
  private func begin(
    _ fixture: LiveFixture,
    _ client: GitHub.OAuthClient = client(),
    scheduler: any Scheduler = MainScheduler()
  ) async throws -> (page: URL, login: Task<GitHub.User, any Error>, app: AppSession) {
    let (pages, input) = AsyncStream.makeStream(of: URL.self)
    fixture.oauthClient = client
    fixture.openPage = {
      input.yield($0)
      return true
    }
    let app = try await fixture.start(scheduler: scheduler)
    let login = Task { try await app.services.session.logInInBrowser() }
    for await page in pages { return (page, login, app) }
    throw CancellationError()
  }

  private func failure(of login: Task<GitHub.User, any Error>) async -> LoginFailure? {
    await #expect(throws: LoginFailure.self) { try await login.value }
  }

  /// The value of a parameter of the page.
  private func parameter(_ name: String, of page: URL) -> String {
    URLComponents(string: page.absoluteString)?.queryItems?.first { $0.name == name }?.value ?? ""
  }

  @Test func `a click in the browser logs in`() async throws {
    try await withLiveFixture { fixture in
      let (page, login, app) = try await begin(fixture)

      let closing = try await LoginPages.click("authorize", on: page)
      let user = try await login.value

      #expect(user.login == "ada")
      #expect(app.services.session.user == user)
      #expect(closing.contains("You can close this tab"))
      #expect(parameter("redirect_uri", of: page).hasPrefix("http://127.0.0.1:"))
      #expect(parameter("state", of: page).count == 43)
      #expect(parameter("scope", of: page) == "repo read:user user:follow read:org project")
    }
  }

  @Test func `the code of the browser is exchanged with the verifier of its challenge`()
    async throws
  {
    try await withLiveFixture { fixture in
      fixture.demo = Self.demo
      let (page, login, _) = try await begin(fixture)

      _ = try await LoginPages.click("authorize", on: page)
      let user = try await login.value

      #expect(user.login == "ada")
      #expect(parameter("code_challenge", of: page).count == 43)
      #expect(parameter("code_challenge_method", of: page) == "S256")
    }
  }

  @Test func `the code of a page with another challenge is refused`() async throws {
    try await withLiveFixture { fixture in
      fixture.demo = Self.demo
      let (page, login, _) = try await begin(fixture)
      // The example of RFC 7636, appendix B.
      let other = page.absoluteString.replacing(
        parameter("code_challenge", of: page),
        with: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
      )

      _ = try await LoginPages.click("authorize", on: try #require(URL(string: other)))

      #expect(await failure(of: login)?.reason == .wrongCode)
    }
  }

  @Test func `the token of a page is not sent to a server that was changed to meanwhile`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let (page, login, app) = try await begin(fixture)

      try await app.services.session.prepareLogin(on: other.address, as: nil) {}
      // Nothing may listen for the answer of the page any more.
      _ = try? await LoginPages.click("authorize", on: page)

      await #expect(throws: CancellationError.self) { try await login.value }
      #expect(app.services.session.user == nil)
      #expect(other.sandbox.requests.isEmpty)
    }
  }

  @Test func `a refusal in the browser is a failure`() async throws {
    try await withLiveFixture { fixture in
      let (page, login, app) = try await begin(fixture)

      let closing = try await LoginPages.click("cancel", on: page)

      #expect(await failure(of: login) == LoginFailure(.denied))
      #expect(app.services.session.user == nil)
      #expect(closing.contains("You are not logged in."))
    }
  }

  @Test(arguments: [
    ("code=x&state=other", LoginFailure.Reason.wrongState), ("code=x", .wrongState),
    ("error=access_denied", .wrongState),
  ])
  func `an answer from another page is refused`(
    query: String,
    reason: LoginFailure.Reason
  ) async throws {
    try await withLiveFixture { fixture in
      let (page, login, _) = try await begin(fixture)

      let redirect = parameter("redirect_uri", of: page)
      let other = try await LoginPages.load(redirect.replacing("/callback", with: "/favicon.ico"))
      _ = try await LoginPages.load("\(redirect)?\(query)")

      #expect(await failure(of: login) == LoginFailure(reason))
      #expect(other.contains("There is nothing here."))
    }
  }

  @Test func `a code that the server has not made is refused`() async throws {
    try await withLiveFixture { fixture in
      let (page, login, _) = try await begin(fixture)

      let state = parameter("state", of: page)
      _ = try await LoginPages.load("\(parameter("redirect_uri", of: page))?code=x&state=\(state)")

      #expect(await failure(of: login)?.reason == .wrongCode)
    }
  }

  @Test func `a wrong secret of the client is refused`() async throws {
    try await withLiveFixture { fixture in
      let (page, login, _) = try await begin(fixture, Self.client(secret: "other"))

      _ = try await LoginPages.click("authorize", on: page)

      #expect(await failure(of: login)?.reason == .wrongClient)
    }
  }

  @Test func `a clock that is wrong is named`() async throws {
    try await withLiveFixture { fixture in
      let (page, login, _) = try await begin(fixture, Self.client(secret: "other"))
      fixture.clock.advance(by: -7200)

      _ = try await LoginPages.click("authorize", on: page)

      let skew = try #require(await failure(of: login)?.clockSkew)
      #expect(abs(skew.components.seconds + 7200) < 300)
    }
  }

  @Test func `a browser that does not return ends the login after ten minutes`() async throws {
    try await withLiveFixture { fixture in
      let scheduler = TestScheduler()
      let (_, login, _) = try await begin(fixture, scheduler: scheduler)
      await settle()

      scheduler.advance(by: .seconds(600))

      #expect(await failure(of: login) == LoginFailure(.noCallback))
    }
  }

  @Test func `without a browser the login fails at once`() async throws {
    try await withLiveFixture { fixture in
      fixture.oauthClient = Self.client()
      let app = try await fixture.start()
      let login = Task { try await app.services.session.logInInBrowser() }

      #expect(await failure(of: login) == LoginFailure(.noBrowser))
    }
  }

  @Test func `a device code waits until it is entered on the page`() async throws {
    try await withLiveFixture { fixture in
      fixture.oauthClient = Self.client()
      let session = try await fixture.start().services.session
      let code = try await session.requestDeviceCode()

      let first = try await session.logIn(with: code)
      let userBefore = session.user
      try await LoginPages.enter(code, thenClick: "authorize")
      fixture.serverClock.advance(by: 5)
      let second = try await session.logIn(with: code)

      guard case .pending = first, case .loggedIn(let user) = second else {
        Issue.record("expected a wait and a login, not \(first) and \(second)")
        return
      }
      #expect(userBefore == nil)
      #expect(user.login == "ada")
      #expect(session.user == user)
      #expect(session.scopes == ["repo", "read:user", "user:follow", "read:org", "project"])
    }
  }

  @Test func `a device code that is refused on the page is a failure`() async throws {
    try await withLiveFixture { fixture in
      fixture.oauthClient = Self.client()
      let session = try await fixture.start().services.session
      let code = try await session.requestDeviceCode()

      try await LoginPages.enter(code, thenClick: "cancel")
      let failure = await #expect(throws: LoginFailure.self) {
        _ = try await session.logIn(with: code)
      }

      #expect(failure == LoginFailure(.denied))
      #expect(session.user == nil)
    }
  }

  @Test func `a question that comes too early gets a longer interval`() async throws {
    try await withLiveFixture { fixture in
      fixture.oauthClient = Self.client()
      let session = try await fixture.start().services.session
      let code = try await session.requestDeviceCode()

      _ = try await session.logIn(with: code)
      fixture.serverClock.advance(by: -3600)
      let second = try await session.logIn(with: code)

      guard case .slowDown(let interval) = second else {
        Issue.record("expected a longer interval, not \(second)")
        return
      }
      #expect(interval == .seconds(10))
    }
  }

  @Test func `a device code that has expired is a failure`() async throws {
    try await withLiveFixture { fixture in
      fixture.oauthClient = Self.client()
      let session = try await fixture.start().services.session
      let code = try await session.requestDeviceCode()

      fixture.serverClock.advance(by: 900)
      let failure = await #expect(throws: LoginFailure.self) {
        _ = try await session.logIn(with: code)
      }

      #expect(failure?.reason == .expired)
    }
  }

  @Test func `the client ID comes from the environment, or from the file of the user`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("octavo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(#"{"github.com": {"client_id": "file", "client_secret": "s"}}"#.utf8)
      .write(to: folder.appendingPathComponent("clients.json"))
    let folders = Folders(data: folder, state: folder, configuration: folder)
    let client = { (environment: [String: String]) in
      LiveConfiguration(host: .github, folders: folders, environment: environment).oauthClient
    }

    #expect(client([:]) == GitHub.OAuthClient(id: "file", secret: GitHub.Token("s")))
    #expect(client(["OCTAVO_CLIENT_ID": "id"]) == GitHub.OAuthClient(id: "id"))
    #expect(
      client(["OCTAVO_CLIENT_ID": "id", "OCTAVO_CLIENT_SECRET": " t "])
        == GitHub.OAuthClient(id: "id", secret: GitHub.Token("t"))
    )
    #expect(LiveConfiguration(host: .github, environment: [:]).oauthClient == nil)
  }
}
