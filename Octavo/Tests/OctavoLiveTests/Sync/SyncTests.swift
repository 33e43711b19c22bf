import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// The way of a response into the store, and from there to the observers.
@Suite(.timeLimit(.minutes(20)))
struct SyncTests {
  private let engine = LiveFixture.engine

  /// The items that an observer of a list received, each time.
  private final class Received<Value: Codable & Equatable & Sendable> {
    private(set) var all: [Stored<Value>] = []
    private var observation: (any Disposable)?

    init(_ query: StoreQuery<Value>, of services: Services) {
      observation = services.store.observe(query).startWithValues { [weak self] in
        self?.all.append($0)
      }
    }

    isolated deinit { observation?.dispose() }

    var last: Value? { all.last?.value }
  }

  @Test func `a response is stored and delivered before the request has ended`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let repository = Received(.repository(engine), of: services)
      let readme = Received(.readme(of: engine, at: nil), of: services)
      #expect(repository.all == [Stored()])

      try await services.sync.refresh(.repository(engine))
      try await services.sync.refresh(.readme(of: engine, at: nil))

      #expect(repository.last?.fullName == engine)
      #expect(repository.all.last?.readAt != nil)
      #expect(readme.last??.text == "# Engine\n")
    }
  }

  @Test func `the emoji of the server are stored as one document`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let emojis = Received(.emojis, of: services)
      #expect(emojis.all == [Stored()])

      try await services.sync.refresh(.emojis)

      #expect(emojis.last?.first { $0.name == "tada" }?.character == "🎉")
      #expect(Set(GitHub.Emoji.common.map(\.name)).isSubset(of: emojis.last?.map(\.name) ?? []))
    }
  }

  @Test func `a list that has shrunk on the server loses its rows`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let starred = Received(.repositories(.starred), of: services)
      try await services.gitHub.send(.setStarred(true, engine))
      try await services.sync.refresh(.repositories(.starred))
      #expect(starred.last?.map(\.fullName) == [engine])

      try await services.gitHub.send(.setStarred(false, engine))
      try await services.sync.refresh(.repositories(.starred))

      #expect(starred.last == [])
      #expect(services.viewerState.isStarred(engine) == false)
    }
  }

  @Test func `an unchanged list is delivered as a new age`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let owned = Received(.repositories(.owned), of: services)
      try await services.sync.refresh(.repositories(.owned))
      let first = owned.all.count
      let readAt = try #require(owned.all.last?.readAt)

      fixture.clock.advance(by: 60)
      try await services.sync.refresh(.repositories(.owned))

      #expect(owned.all.count == first + 1)
      #expect(owned.all.last?.value == owned.all[first - 1].value)
      #expect(owned.all.last?.readAt ?? readAt >= readAt.addingTimeInterval(60))
    }
  }

  @Test func `a renamed repository is shown under the name that was asked for`() async throws {
    try await withLiveFixture { fixture in
      let services = try await fixture.startLoggedIn().services
      let old = GitHub.RepositoryName(owner: "ada", name: "motor")
      let shown = Received(.repository(old), of: services)
      let body = #"{"id": 77, "name": "engine", "owner": {"login": "ada"}}"#
      fixture.sandbox.inject(SandboxFault(.status(200, body: body), pathPrefix: "/repos/ada/motor"))

      try await services.sync.refresh(.repository(old))

      #expect(shown.last?.fullName == engine)
      #expect(services.store.result(of: .repository(engine)).value?.id == 77)
    }
  }

  @Test func `without the server the rows of the last time are there at once`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      try await first.services.sync.refresh(.repositories(.ownedBy("ada")))
      try await first.services.sync.refresh(.search("engine"))
      try await first.services.sync.refresh(.folder("", of: engine, at: "main"))
      await first.end()
      await fixture.sandbox.stop()

      let services = try await fixture.start().services
      let list = RepositoryListViewModel(services, .ownedBy("ada"))
      let folder = TreeViewModel(services, engine, revision: "main")
      list.repositories.refreshCommand.execute()
      await settle()

      #expect(list.rows.map(\.repository.fullName) == [engine])
      #expect(services.store.result(of: .search("Engine")).value?.map(\.fullName) == [engine])
      #expect(folder.rows.map(\.id) == ["README.md"])
      await #expect(throws: APIError.self) {
        try await services.sync.refresh(.repositories(.ownedBy("ada")))
      }
    }
  }

  @Test func `a response after the user has logged out is dropped`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      let services = live.services
      let shown = Received(.user("ada"), of: services)
      let before = shown.all.count
      fixture.sandbox.inject(SandboxFault(.hold, pathPrefix: "/users/ada", count: 1))
      let request = Task { try await services.sync.refresh(.user("ada")) }
      await fixture.sandbox.waitForHeldRequests()

      await services.session.logOut(deletingLocalData: true)
      fixture.sandbox.releaseHeldRequests()

      await #expect(throws: CancellationError.self) { try await request.value }
      #expect(shown.all.count == before)
      #expect(!fixture.kept.contains { $0.hasPrefix("accounts/") })
    }
  }
}
