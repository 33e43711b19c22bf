import GRDB
import Synchronization

/// The documents that have been read since the last change of the documents, in order.
///
/// A read cannot write, so the next change stores the order in which documents were used.
final class DocumentUses: Sendable {
  /// More reads of the same documents say nothing new.
  private static let most = 4_096

  private let documents = Mutex<[Int64]>([])

  init() {}

  /// Notes that a query has read its rows.
  func note(_ rows: ObservedRows) {
    let ids = rows.ids(of: "document")
    guard !ids.isEmpty else { return }
    documents.withLock { documents in
      documents.removeAll { ids.contains($0) }
      documents += ids.sorted()
      documents.removeFirst(max(0, documents.count - Self.most))
    }
  }

  /// Stores the order, the last read as the newest; others have been used before.
  func store(in db: Database) throws {
    let documents = documents.withLock { documents in
      defer { documents = [] }
      return documents
    }
    for id in documents { try Self.note(id, in: db) }
  }

  /// Stores that a document is the newest.
  static func note(_ id: Int64, in db: Database) throws {
    let sql = """
      INSERT OR REPLACE INTO document_use (document, number)
      SELECT id, (SELECT 1 + ifnull(max(number), 0) FROM document_use) FROM document WHERE id = ?
      """
    try db.cachedStatement(sql: sql).execute(arguments: [id])
  }
}
