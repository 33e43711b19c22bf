public import Foundation
import GRDB

extension SharedStore {
  /// The most folders that are kept of a repository.
  private static let mostClones = 32

  /// The folders of the clones of a repository, the one used last first.
  ///
  /// - Parameter repository: The server and the name, in lower case.
  /// - Returns: The paths.
  /// - Throws: `StoreError`
  public func cloneFolders(of repository: String) async throws -> [String] {
    try await writer.look { db in
      try String.fetchAll(
        db,
        sql: "SELECT folder FROM clone WHERE repository = ? ORDER BY used_at DESC, folder",
        arguments: [repository]
      )
    }
  }

  /// Notes the use of a clone; of too many, those used longest ago are forgotten.
  public func noteClone(at folder: String, of repository: String, date: Date) async throws {
    try await writer.change { db in
      try db.execute(
        sql: """
          INSERT INTO clone (repository, folder, used_at) VALUES (?, ?, ?)
          ON CONFLICT (repository, folder) DO UPDATE SET used_at = excluded.used_at
          """,
        arguments: [repository, folder, date.timeIntervalSince1970]
      )
      try db.execute(
        sql: """
          DELETE FROM clone WHERE repository = :repository AND folder NOT IN (
            SELECT folder FROM clone WHERE repository = :repository
            ORDER BY used_at DESC, folder LIMIT :most)
          """,
        arguments: ["repository": repository, "most": Self.mostClones]
      )
    }
  }

  /// Forgets a clone, of one repository or of all that it has remotes for.
  public func forgetClone(at folder: String, of repository: String? = nil) async throws {
    try await writer.change { db in
      try db.execute(
        sql: "DELETE FROM clone WHERE folder = ? AND repository = ifnull(?, repository)",
        arguments: [folder, repository]
      )
    }
  }
}
