import BinderyNavigation
import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Two accounts with the same login on two servers.
@Suite(.timeLimit(.minutes(20)))
struct AccountsTests {
  private let engine = LiveFixture.engine

  /// Adds the account of another server, which is active then.
  private func add(_ other: OtherServer, to app: AppSession) async throws {
    let session = app.services.session
    try await session.prepareLogin(on: other.address, as: nil) {}
    _ = try await session.logIn(with: other.token)
  }

  /// A request of the first account, which its server keeps waiting, and the account of the other.
  private struct HeldRequest {
    let app: AppSession
    let other: OtherServer
    let response: Task<GitHub.User, any Error>
  }

  /// Logs in to both servers, and sends a request of the first that its server keeps waiting.
  private func holdRequest(in fixture: LiveFixture) async throws -> HeldRequest {
    let other = try await fixture.startOther()
    let app = try await fixture.startLoggedIn()
    try await add(other, to: app)
    _ = await app.services.session.activate(fixture.id) {}
    fixture.sandbox.inject(SandboxFault(.hold, pathPrefix: "/users/ada", count: 1))
    let response = Task { try await app.services.gitHub.send(.user("ada")) }
    await fixture.sandbox.waitForHeldRequests()
    return HeldRequest(app: app, other: other, response: response)
  }

  /// Returns the file in which the token of another server is stored.
  private func tokenFile(of other: OtherServer, in fixture: LiveFixture) throws -> URL {
    let files = fixture.kept.filter { $0.hasSuffix(".token") }
      .map { fixture.folders.state.appending(path: $0) }
    return try #require(
      try files.first { try Data(contentsOf: $0) == Data(other.token.secret.utf8) }
    )
  }

  private func methods(of path: String, on sandbox: GitHubSandbox) -> [String] {
    sandbox.requests.filter { $0.path.contains(path) && $0.method != "GET" }.map(\.method)
  }

  @Test func `a login that closes the screen that asked for it leaves the way back`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let session = try await fixture.startLoggedIn().services.session

      try await Task {
        try await session.prepareLogin(on: other.address, as: nil) {
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      .value

      #expect(session.accounts.map(\.isLoggedIn) == [true])
      #expect(session.accounts.map(\.isActive) == [false])
    }
  }

  @Test func `a change needs no login, and each account has its own files`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await add(other, to: app)
      let added = (session.user?.name, session.server.name)
      let logins = methods(of: "authorizations", on: fixture.sandbox)

      let isActive = await session.activate(fixture.id) {}

      #expect(added == ("Ada of the other server", other.id.server))
      #expect(isActive && session.user?.name == "Ada Park")
      #expect(session.server.name == fixture.host.name)
      #expect(session.accounts.filter(\.isActive).map(\.id) == [fixture.id])
      #expect(Set(session.accounts.map(\.id)) == [fixture.id, other.id])
      #expect(session.accounts.allSatisfy { $0.isLoggedIn })
      #expect(methods(of: "authorizations", on: fixture.sandbox) == logins)
      #expect(fixture.kept.count { $0.hasPrefix("accounts/") } == 2)
      #expect(fixture.kept.count { $0.hasSuffix(".token") } == 2)
      #expect(fixture.reports.isEmpty)
    }
  }

  @Test func `a token is sent to the server of its account only`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      try await add(other, to: app)
      let (services, starred) = (app.services, "/user/starred/ada/engine")
      var expirations = 0
      services.session.expirations.observeValues { expirations += 1 }
      func counts() -> [Int] {
        [fixture.sandbox, other.sandbox].map { $0.requests.count { $0.path == starred } }
      }
      let before = counts()

      _ = try await services.gitHub.send(.isStarred(engine))
      let asOther = counts()
      _ = await services.session.activate(fixture.id) {}
      _ = try await services.gitHub.send(.isStarred(engine))

      #expect(asOther == [before[0], before[1] + 1])
      #expect(counts() == [before[0] + 1, before[1] + 1])
      #expect(expirations == 0)
    }
  }

  @Test func `the limit of one account is not that of another`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let services = app.services
      fixture.sandbox.inject(SandboxFault(.exhaustLimit, count: 1))
      _ = try? await services.gitHub.send(.user("ada"))
      await settle()
      let before = services.sync.isNearLimit

      try await services.session.prepareLogin(on: other.address, as: nil) {}

      #expect(before)
      #expect(!services.sync.isNearLimit)
    }
  }

  @Test func `a limit that arrives after a change is not that of the account that is active`()
    async throws
  {
    try await withLiveFixture { fixture in
      let held = try await holdRequest(in: fixture)
      let (services, other) = (held.app.services, held.other)
      fixture.sandbox.inject(SandboxFault(.exhaustLimit, count: 1))
      _ = try? await services.gitHub.send(.isStarred(engine))
      await settle()
      let before = services.sync.isNearLimit

      _ = await services.session.activate(other.id) {}
      fixture.sandbox.releaseHeldRequests()
      _ = await held.response.result
      await settle()

      #expect(before)
      #expect(!services.sync.isNearLimit)
    }
  }

  @Test func `a star is sent as its account, also while another one is shown`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let scheduler = TestScheduler()
      let app = try await fixture.startLoggedIn(scheduler: scheduler)
      let services = app.services
      try await services.viewerSource.load(.star(engine))
      fixture.sandbox.inject(SandboxFault(.status(503), method: "PUT"))
      await services.setStarred(true, engine)
      await services.viewerSource.atRest()
      fixture.sandbox.clearFaults()
      let attempts = methods(of: "/user/starred/", on: fixture.sandbox).count

      try await add(other, to: app)
      try await services.viewerSource.load(.star(engine))
      let shown = services.viewerState.isStarred(engine)
      var counts: [[StoredAccount.ID: Int]] = []
      let counting = services.session.unsentCounts.startWithValues { counts.append($0) }
      fixture.pass(600, scheduler)
      while methods(of: "/user/starred/", on: fixture.sandbox).count == attempts { await settle() }
      let others = services.viewerState.isStarred(engine)
      _ = await services.session.activate(fixture.id) {}
      await services.viewerSource.atRest()

      counting.dispose()
      #expect(counts.first?[fixture.id] == 1 && counts.last?[fixture.id] == 0)
      #expect(shown == false && others == false)
      #expect(methods(of: "/user/starred/", on: other.sandbox).isEmpty)
      #expect(methods(of: "/user/starred/", on: fixture.sandbox).count == attempts + 1)
      #expect(services.viewerState.isStarred(engine) == true)
      #expect(try await services.gitHub.send(.isStarred(engine)))
    }
  }

  @Test func `an account whose token was deleted is not changed to, and the present one stays`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await add(other, to: app)
      _ = await session.activate(fixture.id) {}
      try FileManager.default.removeItem(at: try tokenFile(of: other, in: fixture))
      var isReady = false

      let isActive = await session.activate(other.id) { isReady = true }

      #expect(!isActive && !isReady)
      #expect(session.user?.name == "Ada Park")
      #expect(try await !app.services.gitHub.send(.isStarred(engine)))
      #expect(session.accounts.first { $0.id == other.id }?.isLoggedIn == false)
    }
  }

  @Test func `an account whose token cannot be read is not changed to, and stays logged in`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await add(other, to: app)
      _ = await session.activate(fixture.id) {}
      let file = try tokenFile(of: other, in: fixture)
      try FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)

      let isActive = await session.activate(other.id) {}

      #expect(!isActive)
      #expect(session.accounts.first { $0.id == other.id }?.isLoggedIn == true)
      #expect(fixture.reports.count == 1)
    }
  }

  @Test func `a refused token of the environment leaves its account logged out`() async throws {
    try await withLiveFixture { fixture in
      fixture.environment = ["GH_ENTERPRISE_TOKEN": LiveFixture.account.token]
      let app = try await fixture.start()
      let session = app.services.session
      _ = try await session.logIn(with: try #require(session.offeredToken))
      let before = session.accounts.map(\.tokenPlace)

      fixture.sandbox.inject(SandboxFault(.revokeToken, count: 1))
      await #expect(throws: APIError.self) { try await app.services.gitHub.send(.rateLimits) }
      await app.settled()

      #expect(before == [.environment(variable: "GH_ENTERPRISE_TOKEN")])
      #expect(session.accounts.map(\.tokenPlace) == [nil])
    }
  }

  @Test func `a refused token logs no other account out`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await add(other, to: app)
      other.sandbox.inject(SandboxFault(.revokeToken, count: 1))
      await #expect(throws: APIError.self) { try await app.services.gitHub.send(.rateLimits) }
      await settle()

      let isActive = await session.activate(fixture.id) {}

      #expect(isActive && session.user?.name == "Ada Park")
      #expect(session.accounts.filter(\.isLoggedIn).map(\.id) == [fixture.id])
      #expect(await !session.activate(other.id) {})
    }
  }

  @Test func `a refusal that arrives after a change does not concern the account that is active`()
    async throws
  {
    try await withLiveFixture { fixture in
      let held = try await holdRequest(in: fixture)
      let (services, other) = (held.app.services, held.other)
      let client = try #require(services.gitHub as? ShownAccount).account.gitHub.api
      var expirations = 0
      services.session.expirations.observeValues { expirations += 1 }

      _ = await services.session.activate(other.id) {}
      fixture.sandbox.inject(SandboxFault(.revokeToken, count: 1))
      await #expect(throws: APIError.self) { try await client.send(.isStarred(engine)) }
      fixture.sandbox.releaseHeldRequests()
      let refusal = await #expect(throws: APIError.self) { try await held.response.value }
      await settle()

      #expect(refusal?.reason == .unauthorized)
      #expect(expirations == 0)
      #expect(services.session.user?.name == "Ada of the other server")
      #expect(services.session.accounts.first { $0.id == other.id }?.isLoggedIn == true)
    }
  }

  @Test func `a login that ends after a change is discarded`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await session.prepareLogin(on: other.address, as: nil) {}
      other.sandbox.inject(SandboxFault(.hold, count: 1))
      let login = Task { try await session.logIn(with: other.token) }
      await other.sandbox.waitForHeldRequests()

      let isActive = await session.activate(fixture.id) {}
      other.sandbox.releaseHeldRequests()

      await #expect(throws: CancellationError.self) { try await login.value }
      #expect(isActive && session.user?.name == "Ada Park")
      #expect(fixture.kept.count { $0.hasSuffix(".token") } == 1)
      #expect(try await !app.services.gitHub.send(.isStarred(engine)))
    }
  }

  @Test func `a token that cannot be stored is kept until the program ends`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      // A file where the folder of the tokens would be.
      try FileManager.default.createDirectory(
        at: fixture.folders.state,
        withIntermediateDirectories: true
      )
      try Data().write(to: fixture.folders.state.appending(path: "tokens"))
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await add(other, to: app)
      let places = session.accounts.map(\.tokenPlace)

      let isActive = await session.activate(fixture.id) {}
      let isStarred = try await app.services.gitHub.send(.isStarred(engine))
      _ = await session.activate(other.id) {}
      await session.logOut(fixture.id, deletingLocalData: false)

      #expect(places == [.memory, .memory])
      #expect(isActive && !isStarred)
      #expect(methods(of: "authorizations", on: fixture.sandbox).contains("DELETE"))
      #expect(session.accounts.filter(\.isLoggedIn).map(\.id) == [other.id])
      #expect(try await fixture.start().services.session.accounts.allSatisfy { !$0.isLoggedIn })
    }
  }

  @Test func `an account with a token of the environment is changed back to`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      fixture.environment = ["GH_ENTERPRISE_TOKEN": LiveFixture.account.token]
      let app = try await fixture.start()
      let session = app.services.session
      _ = try await session.logIn(with: try #require(session.offeredToken))
      try await add(other, to: app)

      let isActive = await session.activate(fixture.id) {}

      #expect(isActive && session.user?.name == "Ada Park")
      #expect(session.tokenPlace == .environment(variable: "GH_ENTERPRISE_TOKEN"))
    }
  }

  @Test func `a text that names no server changes nothing`() async throws {
    try await withLiveFixture { fixture in
      let app = try await fixture.startLoggedIn()
      let session = app.services.session

      for text in ["", "http://ghe.example.com", "https://a:b@ghe.example.com", "a b"] {
        await #expect(throws: InvalidServer.self, "\(text)") {
          try await session.prepareLogin(on: text, as: nil) { Issue.record("left for \(text)") }
        }
      }

      #expect(session.user?.login == "ada")
      #expect(session.server.name == fixture.host.name)
    }
  }

  @Test func `the account in use last is restored, unless the server is named`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      fixture.clock.advance(by: 60)
      try await add(other, to: app)
      await app.end()

      let named = try await fixture.start().services.session.user?.name
      fixture.restoresAnyServer = true
      let last = try await fixture.start()
      fixture.clock.advance(by: 60)
      _ = await last.services.session.activate(fixture.id) {}
      await last.end()
      let changed = try await fixture.start().services.session.user?.name

      #expect(named == "Ada Park")
      #expect(last.services.session.server.name == fixture.host.name)
      #expect(changed == "Ada Park")
    }
  }

  @Test(arguments: [false, true])
  func `an account that is not active is removed, here and on its server`(
    deletingLocalData: Bool
  ) async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let session = app.services.session
      try await add(other, to: app)

      await session.logOut(fixture.id, deletingLocalData: deletingLocalData)

      #expect(session.user?.name == "Ada of the other server")
      #expect(try await !app.services.gitHub.send(.isStarred(engine)))
      #expect(methods(of: "authorizations", on: fixture.sandbox).contains("DELETE"))
      #expect(fixture.kept.count { $0.hasSuffix(".token") } == 1)
      #expect(fixture.kept.count { $0.hasPrefix("accounts/") } == (deletingLocalData ? 1 : 2))
      #expect(session.accounts.filter(\.isLoggedIn).map(\.id) == [other.id])
      #expect(session.accounts.count == (deletingLocalData ? 1 : 2))
      #expect(fixture.reports.isEmpty)
    }
  }

  @Test func `each account comes back to its own place`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let services = app.services
      try await add(other, to: app)
      AppStart(services).start(at: try DeepLink(parsing: "/-/settings/accounts"))
      let accounts = try #require(app.router.top?.viewModel as? AccountsViewModel)
      accounts.open(try #require(accounts.rows.first { $0.id == fixture.id }))
      while services.nextAccount != nil { await settle() }
      services.navigation.push(.repository(engine))
      let place = services.navigation.path
      let home = try #require(app.router.controllers.first?.root.screen.viewModel as? HomeViewModel)

      home.actions.action("account.next")?.perform()
      while services.nextAccount != nil { await settle() }
      let between = (services.navigation.path.targets, services.session.user?.name)
      let next = try #require(app.router.top?.viewModel as? HomeViewModel)
      next.actions.action("account.next")?.perform()
      while services.nextAccount != nil { await settle() }

      #expect(between == ([.home], "Ada of the other server"))
      #expect(next !== home)
      #expect(services.session.user?.name == "Ada Park")
      #expect(services.navigation.path == place)
    }
  }

  @Test func `data that one account has loaded is not shown to another`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let app = try await fixture.startLoggedIn()
      let services = app.services
      try await services.sync.refresh(.repository(engine))
      services.searches.queries = ["secret plans"]

      try await add(other, to: app)
      let (theirs, searches) = (
        services.store.result(of: .repository(engine)).value, services.searches.queries
      )
      _ = await services.session.activate(fixture.id) {}

      #expect(theirs == nil && searches.isEmpty)
      #expect(services.store.result(of: .repository(engine)).value?.fullName == engine)
      #expect(services.searches.queries == ["secret plans"])
    }
  }

  @Test func `a server in the program has one account, and shows no other`() async throws {
    try await withLiveFixture { fixture in
      try await fixture.startLoggedIn().end()
      fixture.demo = DemoAccount(username: "ada", password: "right horse", oneTimeCode: "123456")
      let app = try await fixture.startLoggedIn()
      let session = app.services.session

      #expect(session.accounts.map(\.id) == [StoredAccount.ID(server: "demo", login: "ada")])
      #expect(!session.canAddAccounts)
      await #expect(throws: InvalidServer.self) {
        try await session.prepareLogin(on: "github.com", as: nil) {}
      }
      #expect(await !session.activate(fixture.id) {})
      #expect(session.user?.login == "ada")
    }
  }

  @Test func `a registration of the environment is not used on a server that was added`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      fixture.environment = ["OCTAVO_CLIENT_ID": "id", "OCTAVO_CLIENT_SECRET": "secret"]
      let session = try await fixture.startLoggedIn().services.session
      let before = session.server.offersBrowserLogin

      try await session.prepareLogin(on: other.address, as: nil) {}

      #expect(before && !session.server.offersBrowserLogin && !session.server.offersDeviceLogin)
    }
  }
}
