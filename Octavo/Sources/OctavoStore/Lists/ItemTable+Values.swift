import Foundation
import GRDB

extension ItemTable where Item: Codable {
  /// The tables of the values of a type that belong to a subject.
  ///
  /// - Parameters:
  ///   - type: The name of the type, unique in the store.
  ///   - subject: The repository or account of the values, whatever its case.
  ///   - key: Returns the key of a value, unique among those of the subject.
  /// - Returns: The tables.
  static func values(
    _ type: String,
    of subject: String,
    key: @escaping @Sendable (Item) -> String
  ) -> Self {
    ItemTable(
      items: "value",
      entries: "value_entry",
      item: { try JSONDecoder().decode(Item.self, from: $0["contents"]) },
      save: { item, _, db in
        let sql = """
          INSERT INTO value (identifier, contents) VALUES (?, ?)
          ON CONFLICT (identifier) DO UPDATE SET contents = excluded.contents
          RETURNING id
          """
        let name = identifier(type, subject, key(item))
        let contents = try JSONEncoder().encode(item)
        return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [name, contents])
          ?? 0
      },
      isOwnedByLists: true
    )
  }
}

extension StoreRead where Value: Codable {
  /// A value that a list has, by its type, its subject and its key.
  static func value(_ type: String, of subject: String, key: String) -> Self {
    StoreRead { db, _, rows in
      let sql = "SELECT * FROM value WHERE identifier = ?"
      let name = identifier(type, subject, key)
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [name]) else {
        rows.add(table: "value")
        return StoredValue()
      }
      rows.add(row["id"], of: "value")
      return StoredValue(try JSONDecoder().decode(Value.self, from: row["contents"]))
    }
  }
}

/// Returns the identifier of a value as bytes, because a text of SQLite ends at a zero.
private func identifier(_ type: String, _ subject: String, _ key: String) -> Data {
  Data("\(type)\u{0}\(subject.lowercased())\u{0}\(key)".utf8)
}
