import Foundation
import GRDB
public import GitHubValues

extension StoreRead where Value == [GitHub.RepositoryName] {
  /// The names of all repositories, those that were stored last at first.
  public static var repositoryNames: Self {
    StoreRead { db, limit, rows in
      rows.add(table: "repository")
      let sql = "SELECT owner, name FROM repository ORDER BY id DESC LIMIT ?"
      let cursor = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [limit ?? -1])
      var names: [GitHub.RepositoryName] = []
      while let row = try cursor.next() {
        names.append(GitHub.RepositoryName(owner: row[0], name: row[1]))
      }
      rows.isCutOff = names.count == limit
      return StoredValue(names)
    }
  }
}

extension StoreRead {
  /// The documents whose names begin with a text, by their names; those that cannot be read are
  /// left out.
  ///
  /// The first value of an observation has none of them, because there may be many.
  public static func documents<Item: Codable & Equatable & Sendable>(
    beginningWith prefix: String,
    as type: Item.Type = Item.self
  ) -> Self where Value == [Item] {
    let start = Data(prefix.utf8)
    // No name has a byte that is larger, because it is UTF-8.
    let end = start + [0xFF]
    return StoreRead { db, limit, rows in
      rows.add(table: "document")
      guard limit == nil else {
        rows.isCutOff = true
        return StoredValue([])
      }
      let sql = "SELECT contents FROM document WHERE name >= ? AND name < ? ORDER BY name"
      let cursor = try Data.fetchCursor(
        db.cachedStatement(sql: sql),
        arguments: [start, end]
      )
      var items: [Item] = []
      while let contents = try cursor.next() {
        if let item = DocumentCoding.decode(Item.self, from: contents) { items.append(item) }
      }
      return StoredValue(items)
    }
  }
}
