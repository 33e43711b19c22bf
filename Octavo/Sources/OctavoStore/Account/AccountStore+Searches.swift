import GRDB

extension AccountStore {
  /// Returns the queries of the recent searches, the latest first.
  ///
  /// Reads the database on the caller's thread, because the first frame shows the searches.
  public func recentSearches() throws -> [String] {
    try writer.lookNow { db in
      try String.fetchAll(db, sql: "SELECT query FROM search ORDER BY position")
    }
  }

  /// Saves the queries of the recent searches in place of those before.
  public func saveRecentSearches(_ queries: [String]) async throws {
    try await writer.change { db in
      try db.execute(sql: "DELETE FROM search")
      for (position, query) in queries.enumerated() {
        try db.execute(
          sql: "INSERT INTO search (position, query) VALUES (?, ?)",
          arguments: [position, query]
        )
      }
    }
  }
}
