import GRDB

extension DatabaseWriter {
  /// Gives the space of deleted rows back to the disk, as far as no reader needs it.
  func shrink() async throws {
    do {
      try await vacuum()
      try await writeWithoutTransaction { db in
        // A database in memory has no log, and a reader may still use that of a file.
        _ = try? db.checkpoint(.truncate)
      }
    } catch let error as DatabaseError {
      throw StoreError(error)
    }
  }
}
