import GRDB

/// The table of notifications, whose subjects need not be issues.
extension StateStore {
  static func migrateThreads(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE newThread (
          id INTEGER PRIMARY KEY AUTOINCREMENT, login TEXT NOT NULL, repository INTEGER NOT NULL,
          issue INTEGER REFERENCES issue, subject TEXT, reason TEXT NOT NULL,
          updated INTEGER NOT NULL, read INTEGER, isUnread BOOLEAN NOT NULL,
          isDone BOOLEAN NOT NULL, changed INTEGER NOT NULL, subscription TEXT,
          subscribed INTEGER, UNIQUE (login, issue));
        INSERT INTO newThread
          SELECT thread.id, thread.login, issue.repository, issue, NULL, thread.reason,
            thread.updated, read, isUnread, isDone, changed, NULL, NULL
          FROM thread JOIN issue ON issue.id = thread.issue;
        DROP TABLE thread;
        ALTER TABLE newThread RENAME TO thread;
        CREATE INDEX threadChange ON thread (login, changed);
        -- It has all columns by which a page is chosen, so that no row before the page is read.
        CREATE INDEX threadOrder
          ON thread (login, isDone, updated, id, isUnread, repository, reason);
        """
    )
  }
}
