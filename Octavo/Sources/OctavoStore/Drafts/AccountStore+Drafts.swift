public import Foundation
import GRDB
public import GitHubValues

/// The drafts of the account: each change is committed so that a power failure cannot undo it.
extension AccountStore {
  /// Returns the drafts in the order in which they were begun.
  public func drafts() async throws -> [Draft] {
    try await writer.look { try Draft.fetch("TRUE", [], $0) }
  }

  /// Returns the draft that was begun last for a place; `nil` if there is none.
  public func draft(for place: String) async throws -> Draft? {
    try await writer.look { try Draft.fetch("place = ?", [place], $0).last }
  }

  /// Stores the text of a field.
  ///
  /// If the draft was changed, sent or discarded meanwhile, as by another program, the text becomes
  /// a draft of its own, so that neither text is lost.
  ///
  /// - Parameters:
  ///   - contents: The text.
  ///   - reference: The draft as the field has seen it; `nil` for a new one.
  ///   - date: The present time.
  /// - Returns: The draft as it is stored, for the next change.
  /// - Throws: `StoreError` if it cannot be stored, such as on a full disk.
  public func save(
    _ contents: Draft.Contents,
    as reference: Draft.Reference?,
    at date: Date
  ) async throws -> Draft.Reference {
    try await writer.changeDurably { db in
      guard let reference else { return try Draft.insert(contents, at: date, in: db) }
      try db.execute(
        sql: """
          UPDATE draft SET text = ?, selection_start = ?, selection_end = ?,
            revision = revision + 1, changed_at = ?
          WHERE \(Self.isUnchanged)
          """,
        arguments: [
          Data(contents.text.utf8), contents.selection.lowerBound, contents.selection.upperBound,
          date.timeIntervalSince1970, reference.id, reference.revision,
        ]
      )
      guard db.changesCount > 0 else { return try Draft.insert(contents, at: date, in: db) }
      return Draft.Reference(id: reference.id, revision: reference.revision + 1)
    }
  }

  /// Makes a request of a draft, in one transaction.
  ///
  /// - Returns: The number of the request; `nil` if the draft has changed, so that nothing was
  ///   done.
  public func send(
    _ reference: Draft.Reference,
    as request: NewRequest,
    at date: Date
  ) async throws -> Int64? {
    try await writer.changeDurably { db in
      try db.execute(
        sql: "DELETE FROM draft WHERE \(Self.isUnchanged)",
        arguments: [reference.id, reference.revision]
      )
      guard db.changesCount > 0 else { return nil }
      _ = try Self.advanceRequests(in: db)
      return try Self.insert(request, at: date, in: db)
    }
  }

  /// Discards a draft, which ``restoreDraft(_:)`` brings back; those discarded before are removed.
  ///
  /// - Returns: Whether it was still as it was seen; if not, nothing was done.
  @discardableResult
  public func discard(_ reference: Draft.Reference) async throws -> Bool {
    try await writer.changeDurably { db in
      try db.execute(
        sql:
          "UPDATE draft SET is_discarded = TRUE, revision = revision + 1 WHERE \(Self.isUnchanged)",
        arguments: [reference.id, reference.revision]
      )
      guard db.changesCount > 0 else { return false }
      try db.execute(
        sql: "DELETE FROM draft WHERE is_discarded AND id <> ?",
        arguments: [reference.id]
      )
      return true
    }
  }

  /// Brings a discarded draft back.
  public func restoreDraft(_ id: Int64) async throws {
    try await writer.changeDurably { db in
      try db.execute(sql: "UPDATE draft SET is_discarded = FALSE WHERE id = ?", arguments: [id])
    }
  }

  private static let isUnchanged = "id = ? AND revision = ? AND NOT is_discarded"
}
