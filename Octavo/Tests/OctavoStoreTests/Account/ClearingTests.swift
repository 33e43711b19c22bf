import Foundation
import GitHubValues
import OctavoStore
import Testing

struct ClearingTests {
  @Test func `clearing deletes what can be fetched again, and its space`() async throws {
    let folder = try TemporaryFolder()
    let store = try AccountStore(folder: folder.url, host: "github.com", login: "octocat")
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
}
