import BinderyTesting
import Dispatch
import Foundation
import GitHubAPI
import GitHubSandbox
import GitHubValues
import OctavoStore
import Synchronization
import Testing

@testable import OctavoLive

/// A login as another account, during which the user changes to a third one.
@Suite(.timeLimit(.minutes(20)))
struct LoginChangeTests {
  @Test func `a login that a change overtakes writes nothing into the session after it`()
    async throws
  {
    try await withLiveFixture { fixture in
      let (session, previous) = try Self.session(fixture)
      let reading = try await HeldReading(of: previous)

      let login = Task { try await session.logIn(with: GitHub.Token(LiveFixture.account.token)) }
      while session.store.account === previous { await settle() }
      session.change(to: session.current)
      (session.store.account, session.places.file) = (nil, nil)
      reading.end()

      await #expect(throws: CancellationError.self) { try await login.value }
      #expect(session.places.file == nil)
      #expect(session.user == nil)
      await session.servers.shutdown()
    }
  }

  /// A session in which the store of another account is open, as after its token was refused.
  private static func session(_ fixture: LiveFixture) throws -> (LiveSession, AccountStore) {
    var configuration = LiveConfiguration(
      host: fixture.host,
      folders: fixture.folders,
      environment: [:]
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
    let previous = try AccountStore(folder: nil, host: fixture.host.name, login: "bea")
    session.store.account = previous
    return (session, previous)
  }
}

/// An observer of a store that does not finish to read a change, so that the end of the observations
/// waits.
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
