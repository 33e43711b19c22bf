import GRDB

/// The tables of one account, in the steps in which they came to be.
///
/// A step that was published is never changed; what it got wrong, the next one mends.
enum AccountSchema: DatabaseSchema {
  static let empty = Result { try inMemory() }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 users, repositories, lists and copies") { db in
      try db.execute(sql: users + repositories + lists + copies)
    }
    migrator.registerMigration("2 viewer state and outbox") { db in
      try db.execute(sql: ViewerTables.sql)
    }
    migrator.registerMigration("3 lists and documents") { db in
      try db.execute(sql: listsAndDocuments)
    }
    migrator.registerMigration("4 values") { db in try db.execute(sql: values) }
    migrator.registerMigration("5 revisions of requests") { db in
      try db.execute(sql: ViewerTables.requestRevisions)
    }
    migrator.registerMigration("6 recent searches") { db in
      try db.execute(sql: "CREATE TABLE search (position INTEGER PRIMARY KEY, query TEXT NOT NULL)")
    }
    migrator.registerMigration("7 entity tags of lists") { db in
      try db.execute(sql: entityTagsOfLists)
    }
    migrator.registerMigration("8 kinds of accounts") { db in
      try db.execute(sql: "ALTER TABLE account ADD COLUMN kind TEXT")
    }
    migrator.registerMigration("9 confirmed stars") { db in
      try db.execute(sql: ViewerTables.confirmedStars)
    }
    migrator.registerMigration("10 uses of documents") { db in
      try db.execute(sql: usesOfDocuments)
    }
    migrator.registerMigration("11 kept documents") { db in
      try db.execute(sql: keptDocuments)
    }
    migrator.registerMigration("12 requests of all kinds") { db in
      try db.execute(sql: OutboxTables.sql)
    }
    migrator.registerMigration("13 names of things, and doubt by the server") { db in
      try db.execute(sql: OutboxTables.names)
    }
    migrator.registerMigration("14 number of the user") { db in
      try db.execute(sql: "ALTER TABLE viewer ADD COLUMN user_id INTEGER")
    }
    migrator.registerMigration("15 rights in repositories") { db in
      try db.execute(sql: ViewerTables.roles)
    }
    migrator.registerMigration("16 requests by kind") { db in
      try db.execute(sql: OutboxTables.indexes)
    }
    migrator.registerMigration("17 changes of flags, requests by state") { db in
      try db.execute(sql: ViewerTables.changedFlags + OutboxTables.states)
    }
    // The first rows of a list are read without its other rows.
    migrator.registerMigration("18 places in lists") { db in
      for table in ["list_entry", "account_entry", "event_entry", "value_entry"] {
        try db.execute(sql: "CREATE INDEX \(table)_position ON \(table) (list, position)")
      }
    }
    migrator.registerMigration("19 created content, progress of requests") { db in
      try db.execute(sql: OutboxTables.progress)
    }
    migrator.registerMigration("20 numbers of issues") { db in
      try db.execute(sql: OutboxTables.numbers)
    }
    migrator.registerMigration("21 totals of searches") { db in
      try db.execute(sql: totalsOfSearches)
    }
    return migrator
  }

  private static let users = """
    CREATE TABLE user (
      id INTEGER PRIMARY KEY,
      login TEXT NOT NULL COLLATE NOCASE UNIQUE,
      name TEXT, kind TEXT NOT NULL, avatar_url TEXT, html_url TEXT, bio TEXT, company TEXT,
      location TEXT, email TEXT, blog TEXT, public_repositories INTEGER NOT NULL,
      followers INTEGER NOT NULL, following INTEGER NOT NULL
    );
    """

  private static let repositories = """
    CREATE TABLE repository (
      id INTEGER PRIMARY KEY,
      owner TEXT NOT NULL COLLATE NOCASE,
      owner_avatar_url TEXT,
      name TEXT NOT NULL COLLATE NOCASE,
      description TEXT, language TEXT, is_private BOOLEAN NOT NULL, is_fork BOOLEAN NOT NULL,
      is_archived BOOLEAN NOT NULL, default_branch TEXT, stars INTEGER NOT NULL,
      forks INTEGER NOT NULL, open_issues INTEGER NOT NULL, watchers INTEGER,
      topics TEXT NOT NULL, license TEXT, html_url TEXT, homepage TEXT, created_at DOUBLE,
      updated_at DOUBLE, pushed_at DOUBLE,
      UNIQUE (owner, name)
    );
    """

  /// A list that was read has a row of its own, so that an empty one differs from an unknown one.
  private static let lists = """
    CREATE TABLE list (
      id INTEGER PRIMARY KEY,
      kind TEXT NOT NULL,
      login TEXT NOT NULL COLLATE NOCASE,
      UNIQUE (kind, login)
    );
    CREATE TABLE list_entry (
      list INTEGER NOT NULL REFERENCES list ON DELETE CASCADE,
      repository INTEGER NOT NULL REFERENCES repository ON DELETE CASCADE,
      position INTEGER NOT NULL,
      PRIMARY KEY (list, repository)
    ) WITHOUT ROWID;
    CREATE INDEX list_entry_repository ON list_entry (repository);
    """

  /// Numbers only grow, so that the copy with the lowest was saved longest ago.
  private static let copies = """
    CREATE TABLE copy (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name BLOB NOT NULL UNIQUE,
      contents BLOB NOT NULL
    );
    """
}
