import Foundation
import GRDB

extension StoreRead {
  /// The size above which a document is not decoded for the first value of an observation.
  private static var firstBytes: Int { 128 << 10 }

  /// The document of a name; no value if there is none, or none that can be read.
  ///
  /// An observation delivers a large document after its first value, because decoding it would
  /// hold up the main actor.
  public static func document(_ name: String, as type: Value.Type = Value.self) -> Self
  where Value: Codable {
    let name = Data(name.utf8)
    return StoreRead { db, limit, rows in
      let sql = "SELECT id, read_at, length(contents) AS bytes FROM document WHERE name = ?"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [name]) else {
        rows.add(table: "document")
        return StoredValue()
      }
      let id: Int64 = row["id"]
      rows.add(id, of: "document")
      let isLarge = row["bytes"] > firstBytes
      if limit != nil, isLarge {
        rows.isCutOff = true
        return StoredValue()
      }
      let contents = try Data.fetchOne(
        db,
        sql: "SELECT contents FROM document WHERE id = ?",
        arguments: [id]
      )
      // A document that an older version wrote in another form is requested again.
      let value = contents.flatMap { try? JSONDecoder().decode(type, from: $0) }
      return StoredValue(value, readAt: row.date("read_at"))
    }
  }
}
