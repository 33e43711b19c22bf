public import Foundation
import GRDB

extension AccountStore {
  /// Deletes everything that can be fetched again, and gives its space back to the disk.
  ///
  /// The viewer's own profile, the viewer's state, pending requests, bookmarked threads and recent
  /// searches stay.
  public func clear() async throws {
    try await writer.change { db in
      try db.execute(
        sql: """
          DELETE FROM value WHERE NOT (\(AccountSchema.isBookmarked));
          DELETE FROM list WHERE id NOT IN (SELECT list FROM value_entry);
          UPDATE list SET read_at = NULL, next = NULL, etag = NULL, rows_at = NULL;
          """
      )
      for table in ["event", "account", "document", "kept_prefix", "repository"] {
        try db.execute(sql: "DELETE FROM \(table)")
      }
      try db.execute(sql: "DELETE FROM user WHERE login NOT IN (SELECT login FROM viewer)")
      // The observers of the viewer's state have the confirmed stars of the deleted repositories.
      _ = try Self.advance(in: db)
    }
    try await writer.shrink()
  }

  /// Returns the bytes of an account's files in a folder.
  public static func bytes(in folder: URL, host: String, login: String) -> Int {
    DatabaseFiles(file(in: folder, host: host, login: login)).bytes
  }

  /// Returns the bytes of an account's files that were put aside because they could not be used.
  public static func bytesPutAside(in folder: URL, host: String, login: String) -> Int {
    DatabaseFiles(file(in: folder, host: host, login: login)).bytesPutAside
  }

  /// Removes an account's files that were put aside.
  ///
  /// - Throws: `StoreError` if one cannot be removed; the others are.
  public static func removePutAside(in folder: URL, host: String, login: String) throws {
    try DatabaseFiles(file(in: folder, host: host, login: login)).removePutAside()
  }
}
