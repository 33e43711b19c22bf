import BinderyTesting
import Foundation
import GitHubSandbox
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

@Suite(.timeLimit(.minutes(20)))
struct SessionTests {
  @Test func `a login lasts until the next start, even without the server`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      let user = first.services.session.user
      await first.end()
      await fixture.sandbox.stop()

      let second = try await fixture.start()

      #expect(user?.name == "Ada Park")
      #expect(second.services.session.user == user)
      #expect(second.services.session.tokenPlace == first.services.session.tokenPlace)
      #expect(second.services.session.lastUsername == "ada")
    }
  }

  @Test func `the session has the place of the token`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()

      guard case .file(let path) = live.services.session.tokenPlace else {
        Issue.record("expected a file, not \(live.services.session.tokenPlace)")
        return
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(path.hasPrefix(fixture.folders.state.path))
    }
  }

  @Test func `a code is asked for, and a wrong password refused`() async throws {
    try await withLiveFixture { fixture in
      let session = try await fixture.start().services.session

      let wanted = await #expect(throws: APIError.self) {
        try await session.logIn(username: "ada", password: "right horse", oneTimeCode: nil)
      }
      let wrong = await #expect(throws: APIError.self) {
        try await session.logIn(username: "ada", password: "wrong horse", oneTimeCode: nil)
      }

      #expect(wanted?.reason == .otpRequired(.app))
      #expect(wrong?.reason == .unauthorized)
      #expect(session.user == nil)
      #expect(fixture.kept == ["accounts.sqlite"])
    }
  }

  @Test func `logging out forgets the token here and on the server`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      await live.services.session.logOut(deletingLocalData: false)

      let next = try await fixture.start()

      #expect(live.services.session.user == nil)
      #expect(next.services.session.user == nil)
      #expect(next.services.session.lastUsername == "ada")
      #expect(!fixture.kept.contains { $0.hasSuffix(".token") })
      #expect(fixture.kept.contains { $0.hasPrefix("accounts/") })
      #expect(fixture.sandbox.requests.contains { $0.method == "DELETE" })
      let error = await #expect(throws: APIError.self) {
        try await live.services.gitHub.send(.isStarred(LiveFixture.engine))
      }
      #expect(error?.reason == .unauthorized)
    }
  }

  @Test func `logging out deletes local data if told so`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()

      await live.services.session.logOut(deletingLocalData: true)

      #expect(fixture.kept == ["accounts.sqlite"])
      #expect(await live.services.session.knownAccount("ada") == nil)
      #expect(fixture.reports.isEmpty)
    }
  }

  @Test func `logging out needs no server`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      await fixture.sandbox.stop()

      await live.services.session.logOut(deletingLocalData: false)

      #expect(live.services.session.user == nil)
      #expect(!fixture.kept.contains { $0.hasSuffix(".token") })
    }
  }

  @Test func `a token that the server refuses is deleted, and the account is kept`()
    async throws
  {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      fixture.sandbox.inject(SandboxFault(.revokeToken, count: 1))

      await #expect(throws: APIError.self) { try await live.services.gitHub.send(.rateLimits) }
      await settle()

      #expect(live.services.session.user?.login == "ada")
      #expect(!fixture.kept.contains { $0.hasSuffix(".token") })
      #expect(try await fixture.start().services.session.user == nil)
    }
  }

  @Test func `requests that are refused at once present one login, those sent before a login none`()
    async throws
  {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      AppStart(services).start(at: try DeepLink(parsing: "/-/settings"))
      fixture.sandbox.inject(SandboxFault(.hold, pathPrefix: "/users/ada", count: 1))
      let late = Task { try await services.gitHub.send(.user("ada")) }
      await fixture.sandbox.waitForHeldRequests()
      fixture.sandbox.inject(SandboxFault(.revokeToken, pathPrefix: "/rate_limit", count: 1))
      await #expect(throws: APIError.self) { try await services.gitHub.send(.rateLimits) }

      let requests = [
        Task { try await services.sync.refresh(.repositories(.owned)) },
        Task { try await services.viewerSource.load(.star(LiveFixture.engine)) },
        Task { try await services.sync.refresh(.user("hina-m")) },
      ]
      var failures: [any Error] = []
      for request in requests {
        if case .failure(let error) = await request.result { failures.append(error) }
      }
      let presented = services.navigation.path.targets
      services.navigation.dismiss()
      _ = try await services.session.logIn(
        username: "ada",
        password: LiveFixture.account.password,
        oneTimeCode: LiveFixture.account.oneTimeCode
      )
      var expirations = 0
      services.session.expirations.observeValues { expirations += 1 }
      fixture.sandbox.releaseHeldRequests()

      #expect(failures.count == 3)
      #expect(presented == [.home, .settings, .login(.renewal)])
      let error = await #expect(throws: APIError.self) { try await late.value }
      #expect(error?.reason == .unauthorized)
      #expect(expirations == 0)
    }
  }

  @Test func `a token from the environment is tried, and kept nowhere`() async throws {
    try await withLiveFixture { fixture in
      fixture.environment = ["GH_TOKEN": LiveFixture.account.token]
      let live = try await fixture.start()
      let token = try #require(live.services.session.offeredToken)

      let user = try await live.services.session.logIn(with: token)

      #expect(user.login == "ada")
      #expect(live.services.session.tokenPlace == .environment(variable: "GH_TOKEN"))
      #expect(!fixture.kept.contains { $0.hasSuffix(".token") })
      fixture.environment = [:]
      #expect(try await fixture.start().services.session.user == nil)
    }
  }

  @Test func `a script prefers a stored login, and notes none of the environment`() async throws {
    try await withLiveFixture { fixture in
      let stored = try await fixture.startLoggedIn()
      await stored.end()
      fixture.isForScript = true
      fixture.environment = ["GH_TOKEN": LiveFixture.account.token]
      let script = try await fixture.start()
      let place = script.services.session.tokenPlace
      await script.end()
      fixture.isForScript = false
      fixture.environment = [:]

      let next = try await fixture.start()

      #expect(place != .environment(variable: "GH_TOKEN"))
      #expect(next.services.session.user?.login == "ada")
    }
  }

  @Test func `a script without a stored login uses the token of the environment`() async throws {
    try await withLiveFixture { fixture in
      fixture.isForScript = true
      fixture.environment = ["GH_TOKEN": LiveFixture.account.token]
      let script = try await fixture.start()
      let failure = await script.logInWithEnvironmentToken()
      fixture.environment = ["GH_TOKEN": "wrong"]
      let other = try await fixture.start()

      let refusal = await other.logInWithEnvironmentToken()

      #expect(failure == nil && script.services.session.user?.login == "ada")
      #expect(refusal == "The token of the environment is not valid.")
      #expect(await other.services.session.knownAccount("ada") == nil)
    }
  }

  @Test func `an account that was here has a face while its name is typed`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      await live.services.session.logOut(deletingLocalData: false)

      let known = await live.services.session.knownAccount("ADA")

      #expect(known?.login == "ada")
      #expect(known?.avatarURL != nil)
      #expect(await live.services.session.knownAccount("nobody") == nil)
    }
  }

  private func demo(_ content: LocalContent = .demoWorld) -> DemoAccount {
    DemoAccount(
      username: "ada",
      password: "right horse",
      oneTimeCode: "123456",
      content: content
    )
  }

  @Test func `the demo's account has a face before its login`() async throws {
    try await withLiveFixture { fixture in
      fixture.demo = demo()

      let session = try await fixture.start().services.session

      #expect(await session.knownAccount("ada")?.avatarURL != nil)
      #expect(session.server.loginMethods == [.password, .token])
      #expect(session.user == nil)
    }
  }

  @Test func `the demo's account is requested after the first screen has been drawn`() async throws
  {
    try await withLiveFixture { fixture in
      fixture.demo = demo()
      let (shown, show) = AsyncStream<Void>.makeStream()
      let services = try await fixture.start { for await _ in shown {} }.services
      await settle()

      _ = try await services.gitHub.send(.rateLimits)
      let before = fixture.sandbox.requests.map(\.path)
      show.finish()

      #expect(before.filter { $0.contains("/users/") } == [])
      #expect(await services.session.knownAccount("ada")?.avatarURL != nil)
    }
  }

  @Test(arguments: [(LocalContent.demoWorld, "demo"), (.repositories, "repos")])
  func `a login to a server in the program lasts until the next start`(
    content: LocalContent,
    name: String
  ) async throws {
    try await withLiveFixture { fixture in
      fixture.demo = demo(content)
      fixture.environment = ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/none", "PATH": "/none"]
      try await fixture.startLoggedIn().end()

      let second = try await fixture.start()

      #expect(second.services.session.user?.login == "ada")
      #expect(
        fixture.kept == [
          "accounts.sqlite", "accounts/\(name)_ada.sqlite", "local-tokens/\(name)_ada.token",
        ]
      )
    }
  }

  @Test func `a server in the program that has forgotten the login asks for it again`() async throws
  {
    try await withLiveFixture { fixture in
      fixture.demo = demo()
      try await fixture.startLoggedIn().end()
      let token = fixture.folders.state.appending(path: "local-tokens/demo_ada.token")
      try Data("forgotten".utf8).write(to: token)

      let second = try await fixture.start()

      #expect(second.services.session.user == nil)
    }
  }
}
