import OctavoLive
import OctavoViewModels
import Testing

@Suite(.timeLimit(.minutes(20)))
struct SearchHistoryTests {
  @Test func `recent searches are there at the next start`() async throws {
    try await withLiveFixture { fixture in
      let first = try await fixture.startLoggedIn()
      first.services.searches.queries = ["a"]
      first.services.searches.queries = ["b", "a"]
      await first.end()

      let second = try await fixture.start()

      #expect(second.services.searches.queries == ["b", "a"])
    }
  }

  @Test func `a logged-out user has no recent searches, and has them back after the login`()
    async throws
  {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      live.services.searches.queries = ["a"]

      await live.services.session.logOut(deletingLocalData: false)
      live.services.searches.queries = ["of nobody"]

      #expect(live.services.searches.queries == [])
      let next = try await fixture.startLoggedIn()
      #expect(next.services.searches.queries == ["a"])
    }
  }

  @Test func `recent searches are deleted with the local data`() async throws {
    try await withLiveFixture { fixture in
      let live = try await fixture.startLoggedIn()
      live.services.searches.queries = ["secret plan"]

      await live.services.session.logOut(deletingLocalData: true)

      let next = try await fixture.startLoggedIn()
      #expect(next.services.searches.queries == [])
      #expect(fixture.reports.isEmpty)
    }
  }
}
