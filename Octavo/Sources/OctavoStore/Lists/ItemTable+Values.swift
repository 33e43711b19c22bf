import Foundation
import GRDB
import GitHubValues

extension ItemTable where Item: Codable {
  /// The tables of a type of items: those that it has for itself, or else those of all values.
  ///
  /// - Parameters:
  ///   - kind: The kind of the values, unique in the store.
  ///   - subject: The repository or account of the values, whatever its case.
  ///   - key: Returns the key of a value, unique among those of the subject.
  /// - Returns: The tables.
  static func items(
    _ kind: String,
    of subject: String,
    key: @escaping @Sendable (Item) -> String
  ) -> Self {
    let own: [Any] = [
      ItemTable<GitHub.Repository>.repositories, ItemTable<GitHub.Account>.accounts,
      ItemTable<GitHub.Event>.events,
    ]
    return own.lazy.compactMap { $0 as? Self }.first
      ?? values(in: ItemHome(kind: kind, subject: subject, identify: { (subject, key($0)) }))
  }

  /// The table of values with a home.
  static func values(in home: ItemHome<Item>) -> Self {
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
        let (subject, key) = home.identify(item)
        let name = valueIdentifier(home.kind, subject, key)
        let contents = try JSONEncoder().encode(try home.item(item, as: name, in: db))
        return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [name, contents])
          ?? 0
      },
      isOwnedByLists: true
    )
  }
}

extension ItemHome where Item: Codable {
  /// Returns the item to store, merged with the stored one.
  fileprivate func item(_ new: Item, as name: Data, in db: Database) throws -> Item {
    guard let merged else { return new }
    let sql = "SELECT contents FROM value WHERE identifier = ?"
    let contents = try Data.fetchOne(db.cachedStatement(sql: sql), arguments: [name])
    // An item in the format of another version is replaced.
    guard let contents, let stored = try? JSONDecoder().decode(Item.self, from: contents) else {
      return new
    }
    return merged(new, stored)
  }
}

extension StoreRead where Value: Codable {
  /// A value that lists of a kind have, by their subject and its key; no value if none has it.
  public static func item(_ kind: String, of subject: String, key: String) -> Self {
    StoreRead { db, _, rows in
      let sql = "SELECT * FROM value WHERE identifier = ?"
      let name = valueIdentifier(kind, subject, key)
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [name]) else {
        rows.add(table: "value")
        return StoredValue()
      }
      rows.add(row["id"], of: "value")
      return StoredValue(try JSONDecoder().decode(Value.self, from: row["contents"]))
    }
  }
}

extension StoreRead {
  /// The last `limit` values that lists of a kind have stored.
  ///
  /// An empty subject matches all subjects.
  public static func known<Item: Codable>(
    _ kind: String,
    of subject: String,
    limit: Int
  ) -> Self where Value == [Item] {
    StoreRead { db, _, rows in
      rows.add(table: "value")
      let start = Data("\(kind)\u{0}\(subject.isEmpty ? "" : "\(subject.lowercased())\u{0}")".utf8)
      let sql = """
        SELECT contents FROM value WHERE identifier >= ? AND identifier < ? ORDER BY id DESC LIMIT ?
        """
      let arguments: StatementArguments = [start, start.dropLast() + [1], limit]
      let items = try Data.fetchAll(db, sql: sql, arguments: arguments).compactMap {
        // An item in the format of another version is left out.
        try? JSONDecoder().decode(Item.self, from: $0)
      }
      return StoredValue(items)
    }
  }
}

/// Returns the identifier of a value as bytes, because a text of SQLite ends at a zero.
func valueIdentifier(_ kind: String, _ subject: String, _ key: String) -> Data {
  Data("\(kind)\u{0}\(subject.lowercased())\u{0}\(key)".utf8)
}
