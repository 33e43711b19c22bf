import BinderyTesting
import Foundation
import GitHubEndpoints
import GitHubSandbox
import GitHubValues
import OctavoLive
import OctavoViewModels
import Testing

/// The requests for lists whose first page the store has already.
struct SyncRevalidationTests {
  private let engine = LiveFixture.engine

  private func remaining(_ services: Services) async throws -> [Int] {
    let limits = try await services.gitHub.send(.rateLimits)
    return limits.map(\.remaining)
  }

  /// Logs in, and returns the services with the function that counts the requests for lists.
  private func begin(_ fixture: LiveFixture) async throws -> (Services, () -> [String]) {
    let services = try await fixture.startLoggedIn(scheduler: TestScheduler()).services
    await services.viewerSource.refresh()
    let before = fixture.sandbox.requests.count
    return (services, { fixture.sandbox.requests.dropFirst(before).map(\.path) })
  }

  @Test(arguments: [
    StoreQuery.repositories(.owned), .repositories(.starred), .repositories(.ownedBy("ada")),
    .search("engine"),
  ])
  func `a second refresh is one request without quota, and delivers no row`(
    _ query: StoreQuery<[GitHub.Repository]>
  ) async throws {
    try await withLiveFixture { fixture in
      let (services, requests) = try await begin(fixture)
      try await services.sync.refresh(query)
      let count = requests().count
      let (before, remaining) = (services.store.result(of: query), try await remaining(services))
      var delivered: [Stored<[GitHub.Repository]>] = []
      let observation = services.store.observe(query).startWithValues { delivered.append($0) }

      fixture.clock.advance(by: 60)
      try await services.sync.refresh(query)

      #expect(requests().filter { !$0.contains("rate_limit") }.count == count + 1)
      #expect(try await self.remaining(services) == remaining)
      #expect(delivered.count == 2)
      #expect(delivered.last?.value == before.value)
      let readAt = try #require(before.readAt)
      #expect(delivered.last?.readAt ?? readAt >= readAt.addingTimeInterval(60))
      observation.dispose()
    }
  }

  @Test func `a first page that has changed replaces the rows`() async throws {
    try await withLiveFixture { fixture in
      let (services, _) = try await begin(fixture)
      try await services.sync.refresh(.repositories(.starredBy("ada")))
      #expect(services.store.result(of: .repositories(.starredBy("ada"))).value == [])

      try await services.gitHub.send(.setStarred(true, engine))
      try await services.sync.refresh(.repositories(.starredBy("ada")))

      let rows = services.store.result(of: .repositories(.starredBy("ada"))).value
      #expect(rows?.map(\.fullName) == [engine])
    }
  }

  @Test func `a refresh of the accounts that the user follows brings the follows up to date`()
    async throws
  {
    try await withLiveFixture { fixture in
      let (services, _) = try await begin(fixture)
      let body = #"[{"id": 2, "login": "grace"}]"#
      fixture.sandbox.inject(
        SandboxFault(.status(200, body: body), pathPrefix: "/users/ada/following", count: 1)
      )
      #expect(services.viewerState.isFollowing("grace") == false)

      try await services.sync.refresh(.ownFollowing("ada"))
      #expect(services.viewerState.isFollowing("grace") == true)
      let people = StoreQuery.people(.following(of: "ada"))
      #expect(services.store.result(of: people).value?.map(\.login) == ["grace"])

      try await services.sync.refresh(.ownFollowing("ada"), completely: true)
      #expect(services.viewerState.isFollowing("grace") == false)
      #expect(services.store.result(of: people).value == [])
    }
  }

  @Test func `a star that the server has lost again is not kept by an unchanged page`()
    async throws
  {
    try await withLiveFixture { fixture in
      let (services, _) = try await begin(fixture)
      let starred = StoreQuery.repositories(.starred)
      try await services.sync.refresh(.repository(engine))
      try await services.sync.refresh(starred)
      await services.setStarred(true, engine)
      await services.viewerSource.atRest()
      #expect(services.store.result(of: starred).value?.map(\.fullName) == [engine])

      try await services.gitHub.send(.setStarred(false, engine))
      try await services.sync.refresh(starred)

      #expect(services.store.result(of: starred).value == [])
    }
  }
}
