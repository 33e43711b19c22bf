import GRDB

/// The tables that all accounts share, in the steps in which they came to be.
enum SharedSchema: DatabaseSchema {
  static let empty = Result { try inMemory() }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 known accounts, avatars and preferences") { db in
      try db.execute(
        sql: """
          CREATE TABLE account (
            host TEXT NOT NULL COLLATE NOCASE,
            login TEXT NOT NULL COLLATE NOCASE,
            name TEXT,
            avatar_url TEXT,
            signed_in_at DOUBLE,
            is_signed_in BOOLEAN NOT NULL DEFAULT FALSE,
            authorization INTEGER,
            PRIMARY KEY (host, login)
          );
          CREATE TABLE avatar (
            url TEXT NOT NULL PRIMARY KEY,
            saved_at INTEGER NOT NULL,
            bytes BLOB NOT NULL
          );
          CREATE INDEX avatar_oldest ON avatar (saved_at);
          CREATE TABLE preference (
            name TEXT NOT NULL PRIMARY KEY,
            value BLOB NOT NULL
          );
          """
      )
    }
    migrator.registerMigration("2 recent searches belong to accounts") { db in
      try db.execute(sql: "DELETE FROM preference WHERE name = 'recentQueries'")
    }
    migrator.registerMigration("3 permissions of tokens") { db in
      try db.execute(sql: "ALTER TABLE account ADD COLUMN scopes TEXT")
    }
    migrator.registerMigration("4 clones of repositories") { db in
      try db.execute(
        sql: """
          CREATE TABLE clone (
            repository TEXT NOT NULL,
            folder TEXT NOT NULL,
            used_at DOUBLE NOT NULL,
            PRIMARY KEY (repository, folder)
          )
          """
      )
    }
    return migrator
  }
}
