import Foundation
import GRDB
import GitHubValues
import OctavoStore
import Testing

/// The opening of files that cannot be used.
struct OpeningTests {
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.url.appendingPathComponent("github.com_octocat.sqlite")
  }

  private func open() throws -> AccountStore {
    try folder.accountStore()
  }

  @Test func `a file that is no database is put aside`() async throws {
    try Data("This is no database, whatever its name may be.".utf8).write(to: file)

    let store = try open()
    try await store.save(GitHub.User(id: 1, login: "octocat"))

    let aside = file.appendingPathExtension("damaged")
    #expect(store.notice == .damaged(aside: aside))
    #expect(try Data(contentsOf: aside).starts(with: Data("This is".utf8)))
    #expect(try await store.user("octocat")?.id == 1)
  }

  @Test func `a database that was overwritten in the middle is put aside`() async throws {
    let first = try open()
    try await first.save(GitHub.User(id: 1, login: "octocat"))
    try first.close()
    let handle = try FileHandle(forUpdating: file)
    try handle.seek(toOffset: 100)
    try handle.write(contentsOf: Data(repeating: 0xFF, count: 4000))
    try handle.close()

    let store = try open()

    #expect(store.notice == .damaged(aside: file.appendingPathExtension("damaged")))
    #expect(try await store.user("octocat") == nil)
  }

  @Test func `a file of a newer version is put aside`() async throws {
    let first = try open()
    try await first.save(GitHub.User(id: 1, login: "octocat"))
    try first.close()
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { db in
      try db.execute(sql: "INSERT INTO grdb_migrations VALUES ('99 of the future')")
    }
    try queue.close()

    let store = try open()

    #expect(store.notice == .newer(aside: file.appendingPathExtension("recovered")))
    #expect(try await store.user("octocat") == nil)
  }

  @Test func `a file from before lists had entity tags keeps its rows`() async throws {
    let key = ListKey.own
    let first = try open()
    try await first.replace(key, with: ListPage(repositories(0..<2)))
    try first.close()
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { db in
      try db.execute(
        sql: """
          ALTER TABLE list DROP COLUMN etag;
          ALTER TABLE list DROP COLUMN rows_at;
          DELETE FROM grdb_migrations WHERE identifier LIKE '7 %';
          """
      )
    }
    try queue.close()

    let store = try open()

    #expect(store.notice == nil)
    #expect(try await store.items(in: key) == repositories(0..<2))
    #expect(try await store.entityTag(of: key) == nil)
    try await store.replace(key, with: ListPage(repositories(0..<2), entityTag: "\"1\""))
    #expect(try await store.entityTag(of: key) == "\"1\"")
  }

  @Test func `a file from before accounts had kinds keeps its rows`() async throws {
    let key = ListKey.followers(of: "mona")
    let first = try open()
    try await first.replace(key, with: ListPage([GitHub.Account(login: "renovate")]))
    try first.close()
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { db in
      try db.execute(
        sql: """
          ALTER TABLE account DROP COLUMN kind;
          DELETE FROM grdb_migrations WHERE identifier LIKE '8 %';
          """
      )
    }
    try queue.close()

    let store = try open()
    let old = try await store.value(of: .list(key)).value
    try await store.replace(key, with: ListPage([GitHub.Account(login: "renovate", kind: .bot)]))

    #expect(store.notice == nil)
    #expect(old == [GitHub.Account(login: "renovate")])
    #expect(try await store.value(of: .list(key)).value?.map(\.isBot) == [true])
  }

  @Test func `a store without a writable file lives in memory`() async throws {
    let blocked = folder.url.appendingPathComponent("file")
    try Data().write(to: blocked)

    let store = try AccountStore(folder: blocked, host: "github.com", login: "octocat")
    try await store.save(GitHub.User(id: 1, login: "octocat"))

    guard case .memoryOnly(let error) = store.notice else {
      Issue.record("expected a notice, not \(String(describing: store.notice))")
      return
    }
    #expect(error.reason == .noAccess)
    #expect(try await store.user("octocat")?.id == 1)
  }

  @Test(arguments: ["../../etc/passwd", "..", "", "a/b", "A\u{0}B", "-x", ".hidden", "ü\n"])
  func `no name leads out of the folder or hides in it`(_ name: String) throws {
    let inner = folder.url.appendingPathComponent("inner")

    _ = try AccountStore(folder: inner, host: name, login: name)

    #expect(folder.files.contains("inner"))
    #expect(folder.files.allSatisfy { $0 == "inner" || $0.hasPrefix("inner/") })
    let names = folder.files.compactMap { $0.split(separator: "/").dropFirst().first }
    #expect(names.contains { $0.hasSuffix(".sqlite") })
    #expect(names.allSatisfy { !$0.hasPrefix(".") && !$0.hasPrefix("-") })
  }

  @Test func `a name of any length has a file`() throws {
    let long = String(repeating: "x", count: 500)

    let one = try AccountStore(folder: folder.url, host: long, login: "a")
    let two = try AccountStore(folder: folder.url, host: long, login: "b")

    #expect(one.notice == nil && two.notice == nil)
    #expect(folder.files.count { $0.hasSuffix(".sqlite") } == 2)
  }

  @Test func `the folder is its owner's alone`() throws {
    let inner = folder.url.appendingPathComponent("octavo")

    _ = try AccountStore(folder: inner, host: "github.com", login: "octocat")

    #expect(try folder.permissions("octavo") == 0o700)
  }
}
