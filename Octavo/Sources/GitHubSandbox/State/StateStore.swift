import Foundation
import GRDB

/// The state that is kept between runs: tokens, stars, follows, issues, logins of authors.
struct StateStore: Sendable {
  let database: DatabaseQueue
  /// The lists that all requests read, kept in memory until a write.
  let memory = StateMemory()

  /// Opens or creates the file in `folder`; without a folder everything is kept in memory.
  init(folder: URL?) throws {
    if let folder {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      database = try DatabaseQueue(path: folder.appending(path: "sandbox.sqlite").path)
      try Self.migrator.migrate(database)
    } else {
      database = try DatabaseQueue()
      try Self.empty.get().backup(to: database)
    }
  }

  /// A database without rows, which each one in memory begins as a copy of.
  private static let empty = Result {
    var configuration = Configuration()
    // There are no rows whose keys could be wrong after a step.
    configuration.foreignKeysEnabled = false
    let database = try DatabaseQueue(configuration: configuration)
    try migrator.migrate(database)
    return database
  }

  /// Reads without a transaction, because its BEGIN and COMMIT cost more than most reads.
  ///
  /// The queue runs one closure at a time, so this program writes nothing between two statements of
  /// a closure.
  func read<Value: Sendable>(
    _ query: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    try await database.unsafeRead(query)
  }

  /// Writes in one transaction, and discards what was kept in memory.
  func write<Value: Sendable>(
    _ updates: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    defer { memory.discard() }
    return try await database.write(updates)
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 tokens, stars, follows, names") { db in
      try db.execute(
        sql: """
          CREATE TABLE token (
            id INTEGER PRIMARY KEY AUTOINCREMENT, hash TEXT NOT NULL UNIQUE, ending TEXT NOT NULL,
            login TEXT NOT NULL, scopes TEXT NOT NULL, note TEXT, client TEXT, fingerprint TEXT,
            created INTEGER NOT NULL);
          CREATE TABLE star (
            login TEXT NOT NULL, repository INTEGER NOT NULL, time INTEGER NOT NULL,
            PRIMARY KEY (login, repository)) WITHOUT ROWID;
          CREATE TABLE follow (
            login TEXT NOT NULL, target TEXT NOT NULL, time INTEGER NOT NULL,
            PRIMARY KEY (login, target)) WITHOUT ROWID;
          CREATE TABLE name (email TEXT PRIMARY KEY, login TEXT NOT NULL) WITHOUT ROWID;
          CREATE TABLE seeded (login TEXT PRIMARY KEY) WITHOUT ROWID;
          CREATE TABLE language (
            repository INTEGER PRIMARY KEY, "commit" TEXT NOT NULL, counts BLOB NOT NULL);
          """
      )
    }
    migrator.registerMigration("2 issues, comments, notifications, subscriptions") { db in
      try db.execute(
        sql: """
          CREATE TABLE issue (
            id INTEGER PRIMARY KEY AUTOINCREMENT, repository INTEGER NOT NULL,
            number INTEGER NOT NULL, login TEXT NOT NULL, title TEXT NOT NULL, body TEXT,
            labels TEXT NOT NULL, isOpen BOOLEAN NOT NULL, reason TEXT, created INTEGER NOT NULL,
            updated INTEGER NOT NULL, closed INTEGER, closer TEXT, UNIQUE (repository, number));
          CREATE TABLE comment (
            id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
            login TEXT NOT NULL, body TEXT NOT NULL, created INTEGER NOT NULL,
            updated INTEGER NOT NULL);
          CREATE INDEX commentOfIssue ON comment (issue);
          CREATE TABLE issueAction (
            id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
            comment INTEGER REFERENCES comment ON DELETE CASCADE, login TEXT NOT NULL,
            action TEXT NOT NULL, time INTEGER NOT NULL);
          CREATE TABLE thread (
            id INTEGER PRIMARY KEY AUTOINCREMENT, login TEXT NOT NULL,
            issue INTEGER NOT NULL REFERENCES issue, reason TEXT NOT NULL,
            updated INTEGER NOT NULL, read INTEGER, isDone BOOLEAN NOT NULL DEFAULT FALSE,
            isIgnored BOOLEAN NOT NULL DEFAULT FALSE, subscribed INTEGER,
            UNIQUE (login, issue));
          CREATE TABLE watch (
            login TEXT NOT NULL, repository INTEGER NOT NULL, isIgnored BOOLEAN NOT NULL,
            time INTEGER NOT NULL, PRIMARY KEY (login, repository)) WITHOUT ROWID;
          """
      )
    }
    migrator.registerMigration("3 reactions") { db in
      try db.execute(
        sql: """
          CREATE TABLE reaction (
            id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
            comment INTEGER REFERENCES comment ON DELETE CASCADE, login TEXT NOT NULL,
            content TEXT NOT NULL, created INTEGER NOT NULL);
          CREATE UNIQUE INDEX reactionOfUser
            ON reaction (issue, ifnull(comment, 0), login, content);
          CREATE INDEX reactionOfComment ON reaction (comment);
          """
      )
    }
    migrator.registerMigration(
      "4 labels, milestones, participants",
      migrate: migrateCollaboration
    )
    migrator.registerMigration("5 names of repositories") { db in
      try db.execute(
        sql: """
          CREATE TABLE naming (
            repository INTEGER PRIMARY KEY, owner TEXT NOT NULL, name TEXT NOT NULL,
            former TEXT NOT NULL) WITHOUT ROWID;
          """
      )
    }
    migrator.registerMigration("6 types of issues") { db in
      try db.execute(sql: "ALTER TABLE issue ADD COLUMN type TEXT")
    }
    migrator.registerMigration("7 notifications about all subjects", migrate: migrateThreads)
    migrator.registerMigration("8 single sign-on") { db in
      try db.execute(
        sql: """
          CREATE TABLE authorized (
            hash TEXT NOT NULL, organization TEXT NOT NULL,
            PRIMARY KEY (hash, organization)) WITHOUT ROWID;
          """
      )
    }
    migrator.registerMigration("9 discussions, invitations") { db in
      try db.execute(
        sql: """
          CREATE TABLE discussion (
            id INTEGER PRIMARY KEY AUTOINCREMENT, repository INTEGER NOT NULL,
            number INTEGER NOT NULL, login TEXT NOT NULL, title TEXT NOT NULL,
            isAnswered BOOLEAN NOT NULL, isOpen BOOLEAN NOT NULL, time INTEGER NOT NULL,
            UNIQUE (repository, number));
          CREATE INDEX discussionOfTitle ON discussion (repository, title);
          CREATE TABLE invitation (
            id INTEGER PRIMARY KEY AUTOINCREMENT, login TEXT NOT NULL, repository INTEGER NOT NULL,
            inviter TEXT NOT NULL, time INTEGER NOT NULL, UNIQUE (login, repository));
          """
      )
    }
    migrator.registerMigration("10 links between issues") { db in
      try db.execute(
        sql: """
          CREATE TABLE issueLink (
            kind TEXT NOT NULL, issue INTEGER NOT NULL REFERENCES issue,
            other INTEGER NOT NULL REFERENCES issue, time INTEGER NOT NULL,
            PRIMARY KEY (kind, issue, other)) WITHOUT ROWID;
          CREATE INDEX otherOfLink ON issueLink (other);
          CREATE TABLE movedIssue (
            repository INTEGER NOT NULL, number INTEGER NOT NULL,
            issue INTEGER NOT NULL REFERENCES issue,
            PRIMARY KEY (repository, number)) WITHOUT ROWID;
          ALTER TABLE issue ADD COLUMN isPinned BOOLEAN NOT NULL DEFAULT FALSE;
          ALTER TABLE issue ADD COLUMN original INTEGER REFERENCES issue;
          """
      )
    }
    migrator.registerMigration("11 saved replies") { db in
      try db.execute(
        sql: """
          CREATE TABLE savedReply (
            id INTEGER PRIMARY KEY AUTOINCREMENT, login TEXT NOT NULL, title TEXT NOT NULL,
            body TEXT NOT NULL, updated INTEGER NOT NULL);
          CREATE INDEX savedReplyOfLogin ON savedReply (login);
          """
      )
    }
    migrator.registerMigration("12 hidden comments, forms of texts") { db in
      try db.execute(
        sql: """
          ALTER TABLE comment ADD COLUMN hidden TEXT;
          CREATE TABLE textVersion (
            id INTEGER PRIMARY KEY AUTOINCREMENT, issue INTEGER NOT NULL REFERENCES issue,
            comment INTEGER REFERENCES comment ON DELETE CASCADE, login TEXT NOT NULL,
            body TEXT NOT NULL, time INTEGER NOT NULL);
          CREATE INDEX versionOfText ON textVersion (issue, comment);
          """
      )
    }
    migrator.registerMigration("13 projects", migrate: migrateProjects)
    migrator.registerMigration("14 branches of issues") { db in
      try db.execute(
        sql: """
          CREATE TABLE linkedBranch (
            repository INTEGER NOT NULL, name TEXT NOT NULL, issue INTEGER NOT NULL,
            "commit" TEXT NOT NULL, time INTEGER NOT NULL,
            PRIMARY KEY (repository, name)) WITHOUT ROWID;
          """
      )
    }
    migrator.registerMigration("15 pull requests", migrate: migratePulls)
    migrator.registerMigration("16 checks, statuses, runs of workflows", migrate: migrateChecks)
    return migrator
  }
}
