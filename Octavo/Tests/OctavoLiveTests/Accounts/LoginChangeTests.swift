import BinderyTesting
import Dispatch
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoStore
import OctavoViewModels
import Synchronization
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
      let previous = try AccountStore(folder: nil, host: fixture.host.name, login: "bea")
      session.store.account = previous
      let reading = try await HeldReading(of: previous)

      let login = Task { try await session.logIn(with: token) }
      while session.store.account === previous { await settle() }
      let isActive = await session.activate(other.id) {}
      reading.end()
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
      _ = try await session.logIn(with: token)
      let reading = try await HeldReading(of: try #require(session.store.account))

      let change = Task { await session.activate(other.id) {} }
      while session.user != nil { await settle() }
      _ = try await session.logIn(with: token)
      reading.end()

      #expect(await !change.value)
      #expect(session.user?.name == "Ada Park")
      #expect(session.gitHub.api.credentials == .token(token))
      #expect(try await session.store.account?.user("ada")?.name == "Ada Park")
      await session.servers.shutdown()
    }
  }

  /// Checks that requests, data and tokens are those of the other account alone.
  private static func expectSession(
    _ session: LiveSession,
    of other: OtherServer,
    in fixture: LiveFixture
  ) async throws {
    let starred = "/user/starred/ada/engine"
    _ = try await session.gitHub.send(.isStarred(LiveFixture.engine))
    await session.listAccounts()
    let folder = fixture.folders.data.appending(path: "accounts")
    let rejected = try AccountStore(folder: folder, host: fixture.host.name, login: "ada")
    let tokens = try fixture.kept.filter { $0.hasSuffix(".token") }
      .map { try String(contentsOf: fixture.folders.state.appending(path: $0), encoding: .utf8) }

    #expect(session.user?.name == "Ada of the other server")
    #expect(session.gitHub.api.credentials == .token(other.token))
    #expect(other.sandbox.requests.count { $0.path == starred } == 1)
    #expect(fixture.sandbox.requests.allSatisfy { $0.path != starred })
    #expect(try await session.store.account?.user("ada")?.name == "Ada of the other server")
    #expect(try await rejected.user("ada")?.name != "Ada of the other server")
    #expect(session.places.file?.url == session.current.memory.placeFile(of: "ada")?.url)
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
    let activity = Activity()
    let gitHub = LiveGitHub(servers.first.anonymousAPI, activity)
    let scheduler = TestScheduler()
    let session = LiveSession(
      servers,
      gitHub: gitHub,
      store: LiveStore { _ in },
      viewer: LiveViewerState(
        gitHub,
        scheduler: scheduler,
        client: configuration.client,
        report: { _ in }
      ),
      places: LivePlaceStore { _ in },
      searches: LiveSearchHistory { _ in },
      preferences: LivePreferences(store: shared) { _ in },
      activity: activity,
      scheduler: scheduler
    )
    try await session.prepareLogin(on: other.address, as: nil) {}
    _ = try await session.logIn(with: other.token)
    try await session.prepareLogin(on: fixture.host.name, as: nil) {}
    return session
  }
}

/// An observer of a store that does not finish to read a change, so that the end of the
/// observations waits.
private final class HeldReading {
  private let semaphore = DispatchSemaphore(value: 0)
  private let observation: StoreObservation

  init(of store: AccountStore) async throws {
    let user = GitHub.User(id: 1, login: "bea")
    try await store.save(user)
    let isFirst = Mutex(true)
    let read = StoreRead.user("bea").map { [semaphore] user in
      let waits = isFirst.withLock { isFirst in
        defer { isFirst = false }
        return !isFirst
      }
      if waits { semaphore.wait() }
      return user
    }
    observation = store.observe(read) { _ in }
    await store.drained()
    try await store.save(GitHub.User(id: 1, login: "bea", name: "Bea"))
  }

  deinit {}

  /// Lets the observer read on.
  func end() { semaphore.signal() }
}
