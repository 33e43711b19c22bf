import Foundation
import GitHubValues
import OctavoStore
import Testing

struct ClearingTests {
  @Test func `clearing deletes what can be fetched again, and its space`() async throws {
    let folder = try TemporaryFolder()
    let store = try folder.accountStore()
    let date = Date(timeIntervalSince1970: 1)
    try await store.save(GitHub.User(id: 1, login: "octocat"))
    try await store.save(GitHub.User(id: 2, login: "hina-m"))
    try await store.save(
      [String(repeating: "x", count: 4 << 20)],
      asDocument: "large",
      at: date
    )
    let before = AccountStore.bytes(in: folder.url, host: "github.com", login: "octocat")

    try await store.clear()

    let after = AccountStore.bytes(in: folder.url, host: "github.com", login: "octocat")
    #expect(before > 4 << 20)
    #expect(after < 1 << 20)
    #expect(try await store.document("large", as: [String].self) == nil)
    #expect(try await store.user("octocat")?.id == 1)
    #expect(try await store.user("hina-m") == nil)
    try store.close()
  }

  @Test func `clearing keeps pending requests, the viewer's state and recent searches`()
    async throws
  {
    let fixture = try await ViewerFixture()
    let store = fixture.store
    try await fixture.learnNothingIsSet()
    _ = try await store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    _ = try await store.request(true, of: ViewerFixture.follow, at: ViewerFixture.now)
    try await store.saveRecentSearches(["tides"])
    let pending = try await store.next()

    try await store.clear()

    #expect(try await store.repository(ViewerFixture.tides) == nil)
    #expect(try await store.next() == pending && pending != nil)
    #expect(try await fixture.shown() == true)
    #expect(try await fixture.shown(ViewerFixture.follow) == true)
    #expect(try store.recentSearches() == ["tides"])
  }
}
