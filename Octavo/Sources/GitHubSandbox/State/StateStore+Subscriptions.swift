import GRDB

extension StateStore {
  /// Makes the table of the subscriptions to issues that users have chosen.
  static func makeSubscriptions(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE issueSubscription (
          login TEXT NOT NULL, issue INTEGER NOT NULL REFERENCES issue, state TEXT NOT NULL,
          PRIMARY KEY (login, issue)) WITHOUT ROWID;
        """
    )
  }
}
