public import Foundation
import GRDB

extension SharedStore {
  /// The bytes of pictures that are kept in all; a single one may have a sixteenth of them.
  public static let avatarBytes = 16 << 20

  /// The picture that was at an address.
  public func avatar(at url: URL) async throws -> Data? {
    try await writer.look { db in
      try Data.fetchOne(
        db.cachedStatement(sql: "SELECT bytes FROM avatar WHERE url = ?"),
        arguments: [url.absoluteString]
      )
    }
  }

  /// Keeps a picture; of all that are kept, those saved longest ago go.
  public func saveAvatar(_ bytes: Data, at url: URL) async throws {
    guard bytes.count <= Self.avatarBytes / 16 else { return }
    try await writer.change { db in
      let insert = """
        INSERT OR REPLACE INTO avatar (url, saved_at, bytes)
        VALUES (?, (SELECT ifnull(max(saved_at), 0) + 1 FROM avatar), ?)
        """
      try db.cachedStatement(sql: insert).execute(arguments: [url.absoluteString, bytes])
      try Self.removeOldestAvatars(in: db)
    }
  }

  /// Returns the bytes of all pictures.
  public func avatarSize() async throws -> Int {
    try await writer.look { db in
      try Int.fetchOne(db, sql: "SELECT sum(length(bytes)) FROM avatar") ?? 0
    }
  }

  /// Deletes all pictures, and gives their space back to the disk.
  public func removeAvatars() async throws {
    try await writer.change { db in try db.execute(sql: "DELETE FROM avatar") }
    try await writer.shrink()
  }

  private static func removeOldestAvatars(in db: Database) throws {
    let removal = """
      DELETE FROM avatar WHERE url IN (
        SELECT url FROM (
          SELECT url, sum(length(bytes)) OVER (ORDER BY saved_at DESC) AS total FROM avatar)
        WHERE total > ?)
      """
    try db.cachedStatement(sql: removal).execute(arguments: [avatarBytes])
  }
}
