import GRDB

/// The tables for several accounts in one repository.
extension StateStore {
  static func migrateCollaboration(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE label (
          id INTEGER PRIMARY KEY AUTOINCREMENT, repository INTEGER NOT NULL,
          name TEXT NOT NULL COLLATE NOCASE, color TEXT NOT NULL, description TEXT,
          UNIQUE (repository, name));
        CREATE TABLE milestone (
          id INTEGER PRIMARY KEY AUTOINCREMENT, repository INTEGER NOT NULL,
          number INTEGER NOT NULL, login TEXT NOT NULL, title TEXT NOT NULL, description TEXT,
          isOpen BOOLEAN NOT NULL, created INTEGER NOT NULL, updated INTEGER NOT NULL,
          closed INTEGER, due INTEGER, UNIQUE (repository, number), UNIQUE (repository, title));
        CREATE TABLE milestoneCount (
          repository INTEGER PRIMARY KEY, number INTEGER NOT NULL) WITHOUT ROWID;
        ALTER TABLE issue ADD COLUMN milestone INTEGER REFERENCES milestone;
        ALTER TABLE issue ADD COLUMN assignees TEXT NOT NULL DEFAULT '';
        ALTER TABLE issue ADD COLUMN isLocked BOOLEAN NOT NULL DEFAULT FALSE;
        ALTER TABLE issue ADD COLUMN lockReason TEXT;
        CREATE INDEX issueOfMilestone ON issue (milestone);
        ALTER TABLE issueAction ADD COLUMN detail TEXT;
        CREATE INDEX actionOfIssue ON issueAction (issue);
        CREATE INDEX reference ON issueAction (issue, json_extract(detail, '$.source'))
          WHERE action = 'cross-referenced';
        CREATE INDEX actionOfComment ON issueAction (comment);
        CREATE INDEX watchOfRepository ON watch (repository);
        CREATE TABLE participant (
          issue INTEGER NOT NULL REFERENCES issue, login TEXT NOT NULL, reason TEXT NOT NULL,
          state TEXT NOT NULL, time INTEGER NOT NULL, PRIMARY KEY (issue, login)) WITHOUT ROWID;
        INSERT INTO participant SELECT id, lower(login), 'author', 'SUBSCRIBED', created FROM issue;
        INSERT OR IGNORE INTO participant
          SELECT issue, lower(login), 'comment', 'SUBSCRIBED', MIN(created) FROM comment
          GROUP BY issue, lower(login);
        INSERT OR IGNORE INTO participant
          SELECT issue, login, 'manual', 'SUBSCRIBED', subscribed FROM thread
          WHERE subscribed IS NOT NULL AND NOT isIgnored;
        INSERT OR REPLACE INTO participant
          SELECT issue, login, reason, 'IGNORED', subscribed FROM thread
          WHERE subscribed IS NOT NULL AND isIgnored;
        ALTER TABLE thread ADD COLUMN isUnread BOOLEAN NOT NULL DEFAULT TRUE;
        ALTER TABLE thread ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
        UPDATE thread SET isUnread = read IS NULL OR read < updated,
          changed = max(updated, ifnull(read, 0));
        ALTER TABLE thread DROP COLUMN isIgnored;
        ALTER TABLE thread DROP COLUMN subscribed;
        CREATE INDEX threadChange ON thread (login, changed);
        CREATE INDEX threadOrder ON thread (login, isDone, updated);
        """
    )
    try addLabels(db)
  }

  /// Makes the labels that issues had before labels were stored.
  private static func addLabels(_ db: Database) throws {
    let rows = try Row.fetchAll(
      db,
      sql: "SELECT DISTINCT repository, labels FROM issue WHERE labels <> ''"
    )
    for row in rows {
      let (repository, labels): (Int, String) = (row["repository"], row["labels"])
      for name in labels.split(separator: "\n").map(String.init) {
        try db.execute(
          sql: "INSERT OR IGNORE INTO label (repository, name, color) VALUES (?, ?, ?)",
          arguments: [repository, name, stableColor(name)]
        )
      }
    }
  }
}
