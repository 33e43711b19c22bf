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

  /// Renames the files of a database.
  private func rename(_ old: String, to new: String) throws {
    for suffix in ["", "-wal", "-shm"] where FileManager.default.fileExists(atPath: old + suffix) {
      try FileManager.default.moveItem(atPath: old + suffix, toPath: new + suffix)
    }
  }

  /// Makes the file as 0.1.0 left it.
  private func make010() async throws {
    let sql = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Files/0.1.0.sql"
    )
    let statements = try String(contentsOf: sql, encoding: .utf8)
    let queue = try DatabaseQueue(path: file.path)
    try await queue.writeWithoutTransaction { db in try db.execute(sql: statements) }
    try queue.close()
  }

  @Test func `pending requests of a newer file are sent from the new one in order`() async throws {
    let store = fixture.store
    _ = try await store.request(true, of: ViewerFixture.follow, at: ViewerFixture.now)
    let first = try #require(try await store.requests().first)
    try await store.refuse(first, reason: "No", at: ViewerFixture.now)
    _ = try await store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    try store.close()
    try await makeNewer("ALTER TABLE outbox ADD COLUMN colour TEXT; DROP TABLE viewer_state;")

    let recovered = try open()

    let rows = try await recovered.requests()
    #expect(recovered.notice == .newer(aside: file.appendingPathExtension("recovered")))
    #expect(rows.map(\.flag?.0) == [ViewerFixture.follow, ViewerFixture.star])
    #expect(rows.map(\.state) == [.refused, .waiting] && rows.map(\.reason) == ["No", nil])
  }

  @Test func `drafts, and requests that wait for others, are copied with what they wait for`()
    async throws
  {
    let store = fixture.store
    let now = ViewerFixture.now
    let parent = try await store.add(
      NewRequest("comment", key: "1/2", subject: "1/2", value: "{}"),
      at: now
    )
    var edit = NewRequest("edit", key: "1/2/", subject: "1/2", value: "[]")
    edit.needs = [parent].compactMap(\.self)
    _ = try await store.add(edit, at: now)
    _ = try await store.save(
      .init(place: "1/3", text: "Tide \u{0}tables", base: "x"),
      as: nil,
      at: now
    )
    try store.close()
    try await makeNewer("UPDATE outbox SET not_before = 9e999;")

    let recovered = try open()

    let rows = try await recovered.requests()
    let draft = try #require(try await recovered.draft(for: "1/3"))
    #expect(rows.map(\.kind) == ["comment", "edit"] && rows[0].id == parent)
    #expect(try await recovered.dependents(of: rows[0]) == [rows[1]])
    #expect(try await recovered.next() == rows[0])
    #expect(draft.contents.text == "Tide \u{0}tables" && draft.contents.base == "x")
    #expect(draft.changedAt == now)
  }

  @Test(arguments: [0, 1 << 53])
  func `a text that refers to an unsent issue waits for it under its present number`(
    _ offset: Int64
  ) async throws {
    let store = fixture.store
    let now = ViewerFixture.now
    let issue = NewRequest("new issue", key: "1", subject: "1", value: "{}")
    let id = try #require(try await store.add(issue, at: now))
    let reference = UnsentReference(id + offset, kind: "new issue", key: "1").text
    let comment = NewRequest(
      "comment",
      key: "1/2",
      subject: "1/2",
      value: #"{"a":"\#(reference)"}"#
    )
    _ = try await store.add(comment, at: now)
    _ = try await store.save(.init(place: "1/3", text: "See \(reference)"), as: nil, at: now)
    try store.close()
    try await makeNewer(
      """
      PRAGMA foreign_keys = OFF; DELETE FROM outbox_dependence;
      UPDATE outbox SET id = id + \(offset);
      INSERT INTO outbox_dependence (request, needed, kind)
        SELECT \(id + 1 + offset), \(id + offset), 'text';
      """
    )

    let recovered = try open()

    let rows = try await recovered.requests()
    let draft = try #require(try await recovered.draft(for: "1/3"))
    let present = UnsentReference(rows[0].id, kind: "new issue", key: "1").text
    #expect(rows.map(\.kind) == ["new issue", "comment"] && rows[0].id < 1 << 53)
    #expect(rows[1].value.contains(present) && draft.contents.text == "See \(present)")
    try recovered.close()
    let queue = try DatabaseQueue(path: file.path)
    let waiting = try await queue.read { db in
      try Row.fetchAll(db, sql: "SELECT * FROM outbox_dependence WHERE kind = 'text'")
        .map { [$0["request"] as Int64, $0["needed"] as Int64] }
    }
    #expect(waiting == [[rows[1].id, rows[0].id]])
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
    #expect(try await store.requests().map(\.state).first == .sent)
  }

  @Test func `requests that make no sense stay in the file that was put aside`() async throws {
    _ = try await fixture.store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    try fixture.store.close()
    try await makeNewer(
      """
      INSERT INTO outbox (kind, key, subject, value, state, created_at) VALUES
        ('star', 'no repository', '', 'true', 'waiting', 1), ('', 'a/b', '', 'true', 'waiting', 1),
        ('star', x'FF00', '', 'true', 'waiting', 1), ('follow', '', '', 'true', 'waiting', 1),
        ('follow', 'mona', '', 'perhaps', 'waiting', 1);
      """
    )

    let rows = try await open().requests()

    #expect(rows.map(\.flag?.0) == [ViewerFixture.star])
  }

  @Test(arguments: ["9e999", "1e300", "-1e300", "'tomorrow'", "x'00'"])
  func `a request whose date makes no sense is sent now`(date: String) async throws {
    _ = try await fixture.store.request(true, of: ViewerFixture.star, at: ViewerFixture.now)
    try fixture.store.close()
    try await makeNewer("UPDATE outbox SET not_before = \(date), created_at = \(date);")

    let store = try open()

    guard case .take(let row) = try await store.step(at: ViewerFixture.now) else {
      Issue.record("The request waits.")
      return
    }
    #expect(row.flag?.0 == ViewerFixture.star)
  }

  @Test func `requests of a file of 0.1.0 wait on, and what it was sending is looked for`()
    async throws
  {
    try fixture.store.close()
    try AccountStore.remove(folder: fixture.folder.url, host: "github.com", login: "juno")
    try await make010()

    let store = try open()

    let rows = try await store.requests()
    #expect(store.notice == nil)
    #expect(rows.map(\.key) == ["ada/anvil", "hina", "maralind/tides", "ada/bellows"])
    #expect(rows.map(\.state) == [.sent, .waiting, .waiting, .waiting])
    #expect(rows.map(\.attempts) == [1, 0, 0, 0] && rows.allSatisfy { $0.flag?.target == true })
    #expect(try await store.step(at: ViewerFixture.now) == .interrupted)
    try await store.doubtInterrupted(at: ViewerFixture.now)
    #expect(try await store.step(at: ViewerFixture.now) == .wait(until: later))
    #expect(try await store.next()?.key == "ada/anvil")
  }

  @Test func `a file that an older version put aside under a program is read once`()
    async throws
  {
    let store = fixture.store
    let now = ViewerFixture.now
    let twice = NewRequest("comment", key: "1/2", subject: "1/2", value: "{}")
    for _ in 1...2 { _ = try await store.add(twice, at: now) }
    // 0.1.0 renames the files, knows no lock, and begins new ones with the same ids.
    try rename(file.path, to: file.path + ".newer")
    try await make010()
    let parent = try #require(try await store.add(twice, at: now))
    let value = #"{"creation":\#(parent),"body":"x"}"#
    var edit = NewRequest("edit", key: "1/2/", subject: "1/2", value: value)
    edit.needs = [parent].compactMap(\.self)
    _ = try await store.add(edit, at: now)
    let place = "edit 1/2/-\(parent) ada/engine"
    _ = try await store.save(.init(place: place, text: "Tides"), as: nil, at: now)

    let beside = try open()
    #expect(try await beside.requests().count == 4 && beside.notice == nil)
    try beside.close()
    try store.close()
    let recovered = try open()

    #expect(recovered.notice == .newer(aside: file.appendingPathExtension("recovered")))
    let rows = try await recovered.requests()
    #expect(
      rows.map(\.key)
        == ["ada/anvil", "hina", "maralind/tides", "ada/bellows", "1/2", "1/2", "1/2", "1/2/"]
    )
    #expect(try await recovered.dependents(of: rows[6]) == [rows[7]])
    // The edit and the draft name the request by the number that it has now.
    #expect(rows[6].id != parent && rows[7].value == #"{"creation":\#(rows[6].id),"body":"x"}"#)
    let draft = try await recovered.draft(for: "edit 1/2/-\(rows[6].id) ada/engine")
    #expect(draft?.contents.text == "Tides")
    try recovered.close()

    // A program that was killed before it renamed the file copies it again.
    try rename(file.path + ".recovered", to: file.path + ".newer")
    let again = try open()

    #expect(try await again.requests() == rows)
    #expect(try await again.drafts().count == 1)
    try again.close()
    #expect(try open().notice == nil)
  }

  @Test func `a file that cannot be read now is tried again`() async throws {
    try fixture.store.close()
    let newer = file.appendingPathExtension("newer")
    try Data("This is no database, or not yet.".utf8).write(to: newer)

    let store = try open()

    #expect(store.notice == nil && FileManager.default.fileExists(atPath: newer.path))
  }

  @Test func `a file without a table of requests is put aside all the same`() async throws {
    try fixture.store.close()
    try await makeNewer("DROP TABLE outbox;")

    let store = try open()

    #expect(store.notice == .newer(aside: file.appendingPathExtension("recovered")))
    #expect(try await store.next() == nil)
  }

  @Test func `the files that were put aside are removed, and the present one stays`() throws {
    try fixture.store.close()
    let aside = file.appendingPathExtension("damaged")
    let names = [
      aside, aside.appendingPathExtension("2"), file.appendingPathExtension("newer"),
      file.appendingPathExtension("recovered"),
    ]
    for name in names { try Data("12345".utf8).write(to: name) }
    try Data("1".utf8).write(to: URL(filePath: aside.path + "-wal"))
    let folder = fixture.folder.url
    #expect(AccountStore.bytesPutAside(in: folder, host: "github.com", login: "juno") == 21)

    try AccountStore.removePutAside(in: folder, host: "github.com", login: "juno")

    #expect(AccountStore.bytesPutAside(in: folder, host: "github.com", login: "juno") == 0)
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(!fixture.folder.files.contains { $0.contains("damaged") || $0.contains("newer") })
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

    let other = folder.url.appendingPathComponent("github.com_juno.sqlite.damaged.copy")
    try Data("mine".utf8).write(to: other)
    let size = texts.reduce(0) { $0 + $1.utf8.count }
    let aside = AccountStore.bytesPutAside(in: folder.url, host: "github.com", login: "juno")
    #expect(aside == size)
    #expect(AccountStore.bytesPutAside(in: folder.url, host: "github.com", login: "jun") == 0)
    try FileManager.default.removeItem(at: other)

    // One that the user has removed himself does not hide those after it.
    try FileManager.default.removeItem(at: file.appendingPathExtension("damaged"))
    try AccountStore.remove(folder: folder.url, host: "github.com", login: "juno")

    #expect(folder.files.isEmpty)
  }
}
