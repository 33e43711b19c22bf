import Foundation
import GRDB

extension StoreRead {
  /// The document of a name; no value if there is none, or none that can be read.
  ///
  /// The first value of an observation has a file of any size. An observation delivers any other
  /// large document after its first value, because decoding it would hold up the main actor.
  public static func document(_ name: String, as type: Value.Type = Value.self) -> Self
  where Value: Codable {
    let name = Data(name.utf8)
    return StoreRead { db, limit, rows in
      try document(name, db, isFirst: limit != nil, &rows)
    }
  }

  /// The documents of several names, by keys; those that are missing or cannot be read are left
  /// out.
  ///
  /// The first value of an observation has as many as the first value of a list.
  public static func documents<Key, Item: Codable & Equatable & Sendable>(
    _ names: [(key: Key, name: String)]
  ) -> Self where Key: Hashable & Sendable, Value == [Key: Item] {
    let names = names.map { (key: $0.key, name: Data($0.name.utf8)) }
    return StoreRead { db, limit, rows in
      var items: [Key: Item] = [:]
      if let limit, names.count > limit { rows.isCutOff = true }
      for (key, name) in names.prefix(limit ?? .max) {
        let read = try StoreRead<Item>.document(name, db, isFirst: limit != nil, &rows)
        items[key] = read.value
      }
      return StoredValue(items)
    }
  }

  private static func document(
    _ name: Data,
    _ db: Database,
    isFirst: Bool,
    _ rows: inout ObservedRows
  ) throws -> StoredValue<Value> where Value: Codable {
    let sql = """
      SELECT id, read_at, length(contents) AS bytes, substr(contents, 1, 8) AS start
      FROM document WHERE name = ?
      """
    let statement = try db.cachedStatement(sql: sql)
    guard let row = try Row.fetchOne(statement, arguments: [name]) else {
      rows.add(table: "document")
      return StoredValue()
    }
    let id: Int64 = row["id"]
    rows.add(id, of: "document")
    if isFirst, DocumentCoding.isSlow(bytes: row["bytes"], start: row["start"]) {
      rows.isCutOff = true
      return StoredValue()
    }
    let contents = try Data.fetchOne(
      try db.cachedStatement(sql: "SELECT contents FROM document WHERE id = ?"),
      arguments: [id]
    )
    // A document that an older version wrote in another form is requested again.
    let value = contents.flatMap { DocumentCoding.decode(Value.self, from: $0) }
    return StoredValue(value, readAt: row.date("read_at"))
  }
}
