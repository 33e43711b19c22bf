import GRDB

/// The tables of projects, whose items are issues.
extension StateStore {
  static func migrateProjects(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE project (
          id INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL COLLATE NOCASE,
          number INTEGER NOT NULL, title TEXT NOT NULL, closed INTEGER, created INTEGER NOT NULL,
          UNIQUE (owner, number));
        CREATE TABLE projectStatus (
          project INTEGER NOT NULL REFERENCES project, place INTEGER NOT NULL, id TEXT NOT NULL,
          name TEXT NOT NULL, color TEXT NOT NULL, PRIMARY KEY (project, id)) WITHOUT ROWID;
        CREATE TABLE projectItem (
          id INTEGER PRIMARY KEY AUTOINCREMENT, project INTEGER NOT NULL REFERENCES project,
          issue INTEGER NOT NULL REFERENCES issue, status TEXT, created INTEGER NOT NULL,
          updated INTEGER NOT NULL, UNIQUE (project, issue));
        CREATE INDEX itemOfIssue ON projectItem (issue);
        """
    )
  }
}
