import Foundation
import GitHubSandbox
import GitHubEndpoints
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

struct SessionTests {
  @Test func `a login lasts until the next start, even without the server`() async throws {
    try await withLiveWorld { world in
      let first = try await world.startLoggedIn()
      let user = first.services.session.user
      await first.end()
      await world.sandbox.stop()

      let second = try await world.start()

      #expect(user?.name == "Ada Park")
      #expect(second.services.session.user == user)
      #expect(second.services.session.tokenPlace == first.services.session.tokenPlace)
      #expect(second.services.session.lastUsername == "ada")
    }
  }

  @Test func `the session has the place of the token`() async throws {
    try await withLiveWorld { world in
      let live = try await world.startLoggedIn()

      guard case .file(let path) = live.services.session.tokenPlace else {
        Issue.record("expected a file, not \(live.services.session.tokenPlace)")
        return
      }
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(path.hasPrefix(world.folders.state.path))
    }
  }

  @Test func `a code is asked for, and a wrong password refused`() async throws {
    try await withLiveWorld { world in
      let session = try await world.start().services.session

      let wanted = await #expect(throws: APIError.self) {
        try await session.logIn(username: "ada", password: "right horse", oneTimeCode: nil)
      }
      let wrong = await #expect(throws: APIError.self) {
        try await session.logIn(username: "ada", password: "wrong horse", oneTimeCode: nil)
      }

      #expect(wanted?.reason == .otpRequired(.app))
      #expect(wrong?.reason == .unauthorized)
      #expect(session.user == nil)
      #expect(world.kept == ["accounts.sqlite"])
    }
  }

  @Test func `logging out forgets the token here and on the server`() async throws {
    try await withLiveWorld { world in
      let live = try await world.startLoggedIn()
      await live.services.session.logOut(deletingLocalData: false)

      let next = try await world.start()

      #expect(live.services.session.user == nil)
      #expect(next.services.session.user == nil)
      #expect(next.services.session.lastUsername == "ada")
      #expect(!world.kept.contains { $0.hasSuffix(".token") })
      #expect(world.kept.contains { $0.hasPrefix("accounts/") })
      #expect(world.sandbox.requests.contains { $0.method == "DELETE" })
      let error = await #expect(throws: APIError.self) {
        try await live.services.gitHub.send(.isStarred(LiveWorld.engine))
      }
      #expect(error?.reason == .unauthorized)
    }
  }

  @Test func `logging out deletes local data if told so`() async throws {
    try await withLiveWorld { world in
      let live = try await world.startLoggedIn()

      await live.services.session.logOut(deletingLocalData: true)

      #expect(world.kept == ["accounts.sqlite"])
      #expect(await live.services.session.knownAccount("ada") == nil)
      #expect(world.reports.isEmpty)
    }
  }

  @Test func `logging out needs no server`() async throws {
    try await withLiveWorld { world in
      let live = try await world.startLoggedIn()
      await world.sandbox.stop()

      await live.services.session.logOut(deletingLocalData: false)

      #expect(live.services.session.user == nil)
      #expect(!world.kept.contains { $0.hasSuffix(".token") })
    }
  }

  @Test func `a token that the server refuses is deleted, and the account is kept`()
    async throws
  {
    try await withLiveWorld { world in
      let live = try await world.startLoggedIn()

      await live.services.session.dropToken()

      #expect(live.services.session.user?.login == "ada")
      #expect(!world.kept.contains { $0.hasSuffix(".token") })
      #expect(try await world.start().services.session.user == nil)
    }
  }

  @Test func `a token from the environment is tried, and kept nowhere`() async throws {
    try await withLiveWorld { world in
      world.environment = ["GH_TOKEN": LiveWorld.account.token]
      let live = try await world.start()
      let token = try #require(live.services.session.offeredToken)

      let user = try await live.services.session.logIn(with: token)

      #expect(user.login == "ada")
      #expect(live.services.session.tokenPlace == .environment(variable: "GH_TOKEN"))
      #expect(!world.kept.contains { $0.hasSuffix(".token") })
      world.environment = [:]
      #expect(try await world.start().services.session.user == nil)
    }
  }

  @Test func `an account that was here has a face while its name is typed`() async throws {
    try await withLiveWorld { world in
      let live = try await world.startLoggedIn()
      await live.services.session.logOut(deletingLocalData: false)

      let known = await live.services.session.knownAccount("ADA")

      #expect(known?.login == "ada")
      #expect(known?.avatarURL != nil)
      #expect(await live.services.session.knownAccount("nobody") == nil)
    }
  }

  @Test func `the demo's account has a face at once, and its token is never kept`() async throws {
    try await withLiveWorld { world in
      world.demo = DemoAccount(username: "ada", password: "right horse", oneTimeCode: "123456")
      let live = try await world.start()
      let known = await live.services.session.knownAccount("ada")
      _ = try await live.services.session.logIn(
        username: "ada",
        password: "right horse",
        oneTimeCode: "123456"
      )

      #expect(known?.avatarURL != nil)
      #expect(live.services.session.tokenPlace == .memory)
      #expect(world.kept == ["accounts.sqlite", "accounts/demo_ada.sqlite"])
      #expect(live.services.session.server.loginMethods == [.password, .token])
      #expect(try await world.start().services.session.user == nil)
    }
  }
}
