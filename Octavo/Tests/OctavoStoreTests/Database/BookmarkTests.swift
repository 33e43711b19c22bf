import Foundation
import GRDB
import GitHubValues
import OctavoStore
import Testing

/// Bookmarks, which exist nowhere else, outlive what happens to their file.
struct BookmarkTests {
  nonisolated private struct Item: Codable, Hashable, Sendable, Identifiable {
    var id: Int
    var bookmarkedAt: Date?
  }

  private let folder: TemporaryFolder
  private let file: URL
  private let date = Date(timeIntervalSince1970: 1_800_000_000)
  private let items: [Item]

  init() async throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("github.com_juno.sqlite")
    items = [Item(id: 1), Item(id: 2, bookmarkedAt: date), Item(id: 3, bookmarkedAt: date)]
    let store = try open("juno")
    try await store.save(GitHub.User(id: 7, login: "juno"))
    try await store.replace(key("juno"), with: ListPage(items, readAt: date, entityTag: "a"))
    try store.close()
  }

  private func key(_ login: String) -> ListKey<Item> {
    ListKey("inbox", of: login) { "\($0.id)" }
  }

  private func open(_ login: String) throws -> AccountStore {
    try AccountStore(folder: folder.url, host: "github.com", login: login)
  }

  private func stored(_ login: String) async throws -> StoredValue<[Item]> {
    let store = try open(login)
    defer { try? store.close() }
    return try await store.value(of: .list(key(login)))
  }

  @Test func `bookmarks outlive the deletion of what can be fetched again`()
    async throws
  {
    let store = try open("juno")
    try await store.clear()
    try store.close()

    let stored = try await stored("juno")
    #expect(stored.value == Array(items[1...]) && stored.readAt == nil)
  }

  @Test func `bookmarks are copied from a file that is put aside`() async throws {
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { db in
      try db.execute(
        sql: """
          INSERT INTO grdb_migrations VALUES ('99 of the future');
          INSERT INTO value (identifier, contents) VALUES (x'00', '{"bookmarkedAt":');
          INSERT INTO value_entry SELECT list.id, value.id, 9 FROM list, value
            WHERE identifier = x'00';
          """
      )
    }
    try queue.close()

    #expect(try await stored("juno").value == Array(items[1...]))
  }

  @Test func `bookmarks are found under the present login of an account`() async throws {
    let user = GitHub.User(id: 7, login: "Ada-Juno")

    let adoption = AccountStore.adoptFiles(of: user, in: folder.url, host: "github.com")

    #expect(adoption == .renamed(from: "juno"))
    #expect(try await stored("Ada-Juno").value == items)
  }
}
