import Foundation
import GRDB
import GitHubValues
import OctavoStore
import Testing

/// The pending requests of files that cannot be used.
struct RecoveryTests {
  private let fixture: ViewerFixture
  private let file: URL
  private let later = Date(timeIntervalSince1970: 5000)

  init() async throws {
    fixture = try await ViewerFixture()
    file = fixture.folder.url.appendingPathComponent("github.com_juno.sqlite")
    try await fixture.learnNothingIsSet()
  }

  /// Changes the closed file as another program would.
  private func change(_ sql: String) async throws {
    let queue = try DatabaseQueue(path: file.path)
    try await queue.write { db in try db.execute(sql: sql) }
    try queue.close()
  }

  private func makeNewer(_ sql: String = "") async throws {
    try await change("INSERT INTO grdb_migrations VALUES ('99 of the future');" + sql)
  }

  private func open() throws -> AccountStore { try ViewerFixture.open(fixture.folder) }

  @Test func `pending requests of a newer file are sent from the new one in order`() async throws {
    _ = try await fixture.store.request(true, of: ViewerFixture.follow, at: ViewerFixture.now)
    let first = try #require(try await fixture.store.nextAction())
    try await fixture.store.postpone(first, until: later)
    _ = try await fixture.store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    try fixture.store.close()
    try await makeNewer("ALTER TABLE outbox ADD COLUMN state TEXT; DROP TABLE viewer_state;")

    let store = try open()

    let action = try #require(try await store.nextAction())
    #expect(store.notice == .newer(aside: file.appendingPathExtension("newer")))
    #expect(action.flag == ViewerFixture.follow && action.target && action.nextAttempt == later)
    try await store.confirm(action, at: ViewerFixture.now)
    #expect(try await store.nextAction()?.flag == ViewerFixture.star)
  }

  @Test func `a recovered request that was sent is not withdrawn silently`() async throws {
    _ = try #require(try await fixture.send(true))
    try fixture.store.close()
    try await makeNewer()

    let store = try open()
    let since = try await store.viewerRevision()
    try await store.learn(false, of: ViewerFixture.star, since: since, at: ViewerFixture.now)
    let request = try await store.request(false, of: ViewerFixture.star, at: ViewerFixture.now)

    #expect(request != .withdrawn)
    #expect(try await store.nextAction() != nil)
  }

  @Test func `requests that make no sense stay in the file that was put aside`() async throws {
    _ = try await fixture.store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    try fixture.store.close()
    try await makeNewer(
      """
      INSERT INTO outbox (kind, key, target, created_at) VALUES
        ('comment', 'a/b#1', 1, 1), ('star', 'no repository', 1, 1), ('star', x'FF00', 1, 1),
        ('follow', '', 1, 1), ('follow', 'mona', 'perhaps', 1);
      """
    )

    let store = try open()

    let action = try #require(try await store.nextAction())
    #expect(action.flag == ViewerFixture.star)
    try await store.confirm(action, at: ViewerFixture.now)
    #expect(try await store.nextAction() == nil)
  }

  @Test(arguments: ["9e999", "1e300", "-1e300", "'tomorrow'", "x'00'"])
  func `a request whose date makes no sense is sent now`(date: String) async throws {
    _ = try await fixture.store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    try fixture.store.close()
    try await makeNewer("UPDATE outbox SET next_attempt_at = \(date), created_at = \(date);")

    let store = try open()

    let action = try #require(try await store.nextAction())
    #expect(action.flag == ViewerFixture.star && action.nextAttempt == nil)
  }

  @Test func `a file without a table of requests is put aside all the same`() async throws {
    try fixture.store.close()
    try await makeNewer("DROP TABLE outbox;")

    let store = try open()

    #expect(store.notice == .newer(aside: file.appendingPathExtension("newer")))
    #expect(try await store.nextAction() == nil)
  }

  @Test func `a file that was put aside is never overwritten, and is removed with the rest`()
    async throws
  {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("github.com_juno.sqlite")
    for text in ["first", "second", "third"] {
      try Data("This is no database, whatever its name may be: \(text)".utf8).write(to: file)
      try ViewerFixture.open(folder).close()
    }

    let texts = try ["damaged", "damaged.2", "damaged.3"].map { name in
      try String(contentsOf: file.appendingPathExtension(name), encoding: .utf8)
    }
    #expect(texts.map { $0.split(separator: " ").last } == ["first", "second", "third"])

    // One that the user has removed himself does not hide those after it.
    try FileManager.default.removeItem(at: file.appendingPathExtension("damaged"))
    try AccountStore.remove(folder: folder.url, host: "github.com", login: "juno")

    #expect(folder.files.isEmpty)
  }
}
