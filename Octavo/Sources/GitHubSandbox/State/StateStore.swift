import Foundation
import GRDB

/// The state that is kept between runs: tokens, stars, follows, logins of authors.
struct StateStore: Sendable {
  let database: DatabaseQueue

  /// Opens or creates the file in `folder`; without a folder everything is kept in memory.
  init(folder: URL?) throws {
    if let folder {
      try FileManager.default.createDirectory(
        at: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
      database = try DatabaseQueue(path: folder.appending(path: "sandbox.sqlite").path)
    } else {
      database = try DatabaseQueue()
    }
    try Self.migrator.migrate(database)
  }

  private static var migrator: DatabaseMigrator {
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
    return migrator
  }
}
