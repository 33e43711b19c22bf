import BinderyTesting
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoStore
import OctavoViewModels
import Testing

@testable import OctavoLive

/// Logins and changes to another account that overlap, on two servers.
@Suite(.timeLimit(.minutes(20)))
struct LoginChangeTests {
  private let token = GitHub.Token(LiveFixture.account.token)

  @Test func `a login that a change overtakes leaves requests and data to the account after it`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let session = try await Self.session(fixture, after: other)
      fixture.sandbox.inject(SandboxFault(.hold, count: 1))

      let login = Task { try await session.logIn(with: token) }
      await fixture.sandbox.waitForHeldRequests()
      let isActive = await session.activate(other.id) {}
      fixture.sandbox.releaseHeldRequests()
      await #expect(throws: CancellationError.self) { try await login.value }

      #expect(isActive)
      try await Self.expectSession(session, of: other, in: fixture)
      await session.servers.shutdown()
    }
  }

  @Test func `a login that a change overtakes at the keyring is not noted, and leaves no token`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      fixture.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere"
      try fixture.addTool(
        "secret-tool",
        "case \"$*\" in store*' on \(fixture.host.name) '*) exec tail -f /dev/null;; esac; exit 1"
      )
      let session = try await Self.session(fixture, after: other)
      var isWaiting = false
      let waiting = session.waitsForKeyringProducer.startWithValues { isWaiting = $0 }

      let login = Task { try await session.logIn(with: token) }
      while !isWaiting { await settle() }
      let isActive = await session.activate(other.id) {}
      session.stopWaitingForKeyring()
      await #expect(throws: CancellationError.self) { try await login.value }

      #expect(isActive)
      try await Self.expectSession(session, of: other, in: fixture)
      waiting.dispose()
      await session.servers.shutdown()
    }
  }

  @Test func `a login that overtakes a change begins its session`() async throws {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let session = try await Self.session(fixture, after: other)
      // The profile of the other account has to be requested, because its local copy was deleted.
      await session.live[other.id]?.end()
      session.live[other.id] = nil
      let folder = fixture.folders.data.appending(path: "accounts")
      try AccountStore.remove(folder: folder, host: other.id.server, login: "ada")
      other.sandbox.inject(SandboxFault(.hold, count: 1))

      let change = Task { await session.activate(other.id) {} }
      await other.sandbox.waitForHeldRequests()
      _ = try await session.logIn(with: token)
      other.sandbox.releaseHeldRequests()

      #expect(await !change.value)
      #expect(session.user?.name == "Ada Park")
      #expect(session.account.gitHub.api.credentials == .token(token))
      #expect(try await session.account.store.account?.user("ada")?.name == "Ada Park")
      await session.servers.shutdown()
    }
  }

  @Test func `an account that was renamed goes on with its drafts under its new login`()
    async throws
  {
    try await withLiveFixture { fixture in
      let other = try await fixture.startOther()
      let session = try await Self.session(fixture, after: other)
      let user = try await session.logIn(with: token)
      await session.logOut(deletingLocalData: false)
      try await Self.rename(user, from: "countess", in: fixture).close()

      try await session.prepareLogin(on: fixture.host.name, as: nil) {}
      _ = try await session.logIn(with: token)

      let drafts = try await session.account.store.account?.drafts()
      #expect(drafts?.map(\.contents.text) == ["Tides"])
      #expect(Set(session.accounts.map(\.id)) == [fixture.id, other.id])
      await session.servers.shutdown()
    }
  }

  @Test func `files in use under the former login are found at a later start`()
    async throws
  {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      let user = try #require(first.services.session.user)
      await first.services.session.logOut(deletingLocalData: false)
      let former = try await Self.rename(user, from: "countess", in: fixture)

      let second = try await fixture.startLoggedIn()
      let third = try await fixture.start()

      #expect(second.services.outbox.isInMemory && third.services.outbox.isInMemory)
      #expect(third.services.session.user?.id == user.id)
      try former.close()
      let fourth = try await fixture.start()
      #expect(!fourth.services.outbox.isInMemory)
      let session = try #require(fourth.services.session as? LiveSession)
      #expect(try await session.account.store.account?.drafts().map(\.contents.text) == ["Tides"])
    }
  }

  @Test func `local data that another program uses is not deleted`() async throws {
    try await withLiveFixture { fixture in
      fixture.sendsRequests = false
      let app = try await fixture.startLoggedIn()
      let folder = fixture.folders.data.appending(path: "accounts")
      let other = try AccountStore(folder: folder, host: fixture.host.name, login: "ada")
      _ = try await other.save(Draft.Contents(place: "9/12", text: "Tides"), as: nil, at: .now)
      let star = NewRequest("star", key: "ada/engine", subject: "star ada/engine", value: "true")
      _ = try await other.add(star, at: .now)

      let isDeleted = await app.services.session.logOut(deletingLocalData: true)

      #expect(!isDeleted && app.services.session.user == nil)
      #expect(fixture.reports.count == 1)
      try other.close()
      let store = try AccountStore(folder: folder, host: fixture.host.name, login: "ada")
      #expect(try await store.drafts().map(\.contents.text) == ["Tides"])
      // The login that follows does not send what the user wanted deleted.
      #expect(try await store.requests().map(\.state) == [.asks])
      try store.close()
    }
  }

  /// Makes the files of an account as they were before its login changed, with a draft.
  private static func rename(
    _ user: GitHub.User,
    from login: String,
    in fixture: LiveFixture
  ) async throws -> AccountStore {
    let folder = fixture.folders.data.appending(path: "accounts")
    let name = fixture.host.name
    try AccountStore.remove(folder: folder, host: name, login: user.login)
    let store = try AccountStore(folder: folder, host: name, login: login)
    let former = GitHub.User(id: user.id, login: login)
    try await store.save(former)
    _ = try await store.save(Draft.Contents(place: "9/12", text: "Tides"), as: nil, at: .now)
    let shared = try SharedStore(folder: fixture.folders.data)
    try await shared.noteLogin(of: former, on: name, at: .now)
    try shared.close()
    return store
  }

  /// Checks that requests, data and tokens are those of the other account alone.
  private static func expectSession(
    _ session: LiveSession,
    of other: OtherServer,
    in fixture: LiveFixture
  ) async throws {
    let starred = "/user/starred/ada/engine"
    _ = try await session.account.gitHub.send(.isStarred(LiveFixture.engine))
    await session.listAccounts()
    let folder = fixture.folders.data.appending(path: "accounts")
    let rejected = try AccountStore(folder: folder, host: fixture.host.name, login: "ada")
    let tokens = try fixture.kept.filter { $0.hasSuffix(".token") }
      .map { try String(contentsOf: fixture.folders.state.appending(path: $0), encoding: .utf8) }

    #expect(session.user?.name == "Ada of the other server")
    #expect(session.account.gitHub.api.credentials == .token(other.token))
    #expect(other.sandbox.requests.count { $0.path == starred } == 1)
    #expect(fixture.sandbox.requests.allSatisfy { $0.path != starred })
    #expect(try await session.account.store.account?.user("ada")?.name == "Ada of the other server")
    #expect(try await rejected.user("ada")?.name != "Ada of the other server")
    #expect(session.account.places.file?.url == session.current.memory.placeFile(of: "ada")?.url)
    #expect(tokens == [other.token.secret])
    #expect(session.accounts.map(\.id) == [other.id])
    #expect(session.accounts.allSatisfy { $0.isLoggedIn && $0.isActive })
  }

  /// Returns a session that waits for a login on the server of the fixture, after one on another
  /// server, whose account stays logged in.
  private static func session(
    _ fixture: LiveFixture,
    after other: OtherServer
  ) async throws -> LiveSession {
    var configuration = LiveConfiguration(
      host: fixture.host,
      folders: fixture.folders,
      environment: fixture.environment
    )
    configuration.client.waitPatiently()
    let shared = try SharedStore(folder: fixture.folders.data)
    let servers = SessionServers(configuration, shared: shared, notices: ClientNotices { _ in })
    let session = LiveSession(
      servers,
      preferences: LivePreferences(store: shared) { _ in },
      AccountParts(
        activity: Activity(),
        scheduler: TestScheduler(),
        documentLimit: { AccountStore.documentBytes },
        limit: { _ in nil }
      )
    )
    try await session.prepareLogin(on: other.address, as: nil) {}
    _ = try await session.logIn(with: other.token)
    try await session.prepareLogin(on: fixture.host.name, as: nil) {}
    return session
  }
}
