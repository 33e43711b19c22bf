public import Foundation
import GRDB

/// A text that the user writes, and that exists nowhere else.
public struct Draft: Sendable, Hashable, Identifiable {
  /// A draft at one state of its text, as a field has seen it.
  public struct Reference: Sendable, Hashable {
    /// The number of the draft.
    public let id: Int64
    /// The number of its changes.
    public let revision: Int
  }

  /// The text and what it is for.
  public struct Contents: Sendable, Hashable {
    /// The place that it is written for, in the words of who saves it.
    public var place: String
    /// The text.
    public var text: String
    /// The selected part of the text, in the units of who saves it.
    public var selection: Range<Int>
    /// The text that was there before, for a change of it.
    public var base: String?

    /// Makes the contents of a draft.
    public init(place: String, text: String, selection: Range<Int> = 0..<0, base: String? = nil) {
      (self.place, self.text, self.selection, self.base) = (place, text, selection, base)
    }
  }

  /// The draft as it was read.
  public let reference: Reference
  /// The text and what it is for.
  public let contents: Contents
  /// The time of the last change.
  public let changedAt: Date

  /// The number of the draft.
  public var id: Int64 { reference.id }
}

extension Draft {
  /// Texts are stored as bytes, because a text of SQLite ends at a zero.
  static let table = """
    CREATE TABLE draft (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      place TEXT NOT NULL,
      text BLOB NOT NULL,
      selection_start INTEGER NOT NULL,
      selection_end INTEGER NOT NULL,
      base BLOB,
      revision INTEGER NOT NULL,
      changed_at DOUBLE NOT NULL,
      is_discarded BOOLEAN NOT NULL DEFAULT FALSE
    );
    CREATE INDEX draft_place ON draft (place, id) WHERE NOT is_discarded;
    """

  init(_ row: Row) {
    let start: Int = row["selection_start"]
    let end: Int = row["selection_end"]
    self.init(
      reference: Reference(id: row["id"], revision: row["revision"]),
      contents: Contents(
        place: row["place"],
        text: String(decoding: row["text"] as Data, as: UTF8.self),
        selection: max(start, 0)..<max(end, start, 0),
        base: (row["base"] as Data?).map { String(decoding: $0, as: UTF8.self) }
      ),
      changedAt: row.date("changed_at") ?? .distantPast
    )
  }

  static func insert(_ contents: Contents, at date: Date, in db: Database) throws -> Reference {
    try db.cachedStatement(
      sql: """
        INSERT INTO draft (place, text, selection_start, selection_end, base, revision, changed_at)
        VALUES (?, ?, ?, ?, ?, 1, ?)
        """
    ).execute(
      arguments: [
        contents.place, Data(contents.text.utf8), contents.selection.lowerBound,
        contents.selection.upperBound, contents.base.map { Data($0.utf8) },
        date.timeIntervalSince1970,
      ]
    )
    return Reference(id: db.lastInsertedRowID, revision: 1)
  }
}
