import Foundation
import GRDB
import Testing

@testable import GitHubSandbox

/// State files of earlier versions.
struct StateMigrationTests {
  @Test func `labels, participants and read marks of an earlier file are kept`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "sandbox.sqlite").path
    let old = try DatabaseQueue(path: file)
    try StateStore.migrator.migrate(old, upTo: "3 reactions")
    try await old.write { db in
      try db.execute(
        sql: """
          INSERT INTO issue VALUES
            (1, 7, 1, 'Vera', 'A', NULL, 'bug\nidea', 1, NULL, 10, 20, NULL, NULL),
            (2, 7, 2, 'vera', 'B', NULL, 'Bug', 0, 'completed', 10, 20, 20, 'wanda');
          INSERT INTO comment VALUES (1, 1, 'Wanda', 'x', 11, 11), (2, 1, 'vera', 'y', 12, 12);
          INSERT INTO thread VALUES
            (1, 'vera', 1, 'author', 20, 30, 0, 0, NULL), (2, 'wanda', 1, 'comment', 20, 15, 0, 1, 16),
            (3, 'timo', 1, 'subscribed', 20, NULL, 0, 0, 17);
          """
      )
    }
    try old.close()

    let store = try StateStore(folder: folder.url)
    let labels = try await LabelStore(state: store).labels(of: 7)
    let participants = try await store.read { db in
      try StoredParticipant.order(Column("login"), Column("issue")).fetchAll(db)
    }
    let threads = try await store.read { db in try StoredThread.order(Column("id")).fetchAll(db) }

    #expect(labels.map(\.name) == ["bug", "idea"])
    #expect(participants.map(\.login) == ["timo", "vera", "vera", "wanda"])
    #expect(participants.map(\.reason) == [.manual, .author, .author, .comment])
    #expect(participants.map(\.state) == [.subscribed, .subscribed, .subscribed, .ignored])
    #expect(threads.map(\.isUnread) == [false, true, true])
    #expect(threads.map(\.repository) == [7, 7, 7])
  }

  @Test func `issues and reactions of a file without pull requests are kept`() async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "sandbox.sqlite").path
    let old = try DatabaseQueue(path: file)
    try StateStore.migrator.migrate(old, upTo: "14 branches of issues")
    try await old.write { db in
      try db.execute(
        sql: """
          INSERT INTO issue (id, repository, number, login, title, labels, isOpen, created, updated)
            VALUES (1, 7, 1, 'vera', 'A', '', 1, 10, 20);
          INSERT INTO reaction (issue, login, content, created) VALUES (1, 'vera', 'heart', 11);
          """
      )
    }
    try old.close()

    let store = try StateStore(folder: folder.url)
    let issue = try #require(try await IssueStore(state: store).issue(id: 1))
    let (_, isNew) = try await ReactionStore(state: store)
      .add(.heart, to: .issue(1), by: "Vera", at: 30)

    #expect([issue.isPull, issue.isDraft] == [false, false])
    #expect(!isNew)
    #expect(try await PullStore(state: store).pull(of: issue) == nil)
  }

  @Test func `each query of a change uses an index`()
    async throws
  {
    let store = try StateStore(folder: nil)
    let plans = try await store.read { db in
      try [
        "SELECT * FROM participant WHERE issue = 1", "SELECT * FROM watch WHERE repository = 1",
        "SELECT * FROM issueAction WHERE issue = 1", "SELECT * FROM label WHERE repository = 1",
        "SELECT * FROM thread WHERE login = 'a' AND issue = 1",
        """
        SELECT id FROM issueAction WHERE issue = 1 AND action = 'cross-referenced'
        AND json_extract(detail, '$.source') = 2
        """,
        "SELECT MAX(changed) FROM thread WHERE login = 'a'",
        """
        SELECT * FROM thread WHERE repository IN (SELECT value FROM json_each('[1]'))
        AND login = 'a' AND isDone = 0 AND updated >= 0 AND updated < 9
        ORDER BY updated DESC, id DESC LIMIT 50
        """,
        "SELECT milestone, COUNT(*) FROM issue WHERE milestone IN (1, 2) GROUP BY 1",
      ].map { query in
        try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN \(query)").map { $0["detail"] as String }
          .joined()
      }
    }
    #expect(plans.filter { !$0.contains("SEARCH") || $0.contains("TEMP B-TREE") } == [])
  }
}
