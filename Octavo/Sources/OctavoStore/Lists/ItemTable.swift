import GRDB

/// The tables of one kind of list items: the items themselves, and their places in lists.
struct ItemTable<Item: Sendable>: Sendable {
  /// The table of the items.
  let items: String
  /// The table of the places, whose column for an item has the name of the items' table.
  let entries: String
  /// Reads an item.
  let item: @Sendable (Row) throws -> Item
  /// Stores an item that was requested at a revision of the viewer, and returns the number of its
  /// row.
  let save: @Sendable (Item, Int64?, Database) throws -> Int64
  /// Whether an item is deleted when no list has it any more.
  let isOwnedByLists: Bool

  /// Stores items that were requested at a revision of the viewer, at places of a list.
  ///
  /// An item that the list has already keeps its place, because a list that changed while it was
  /// read has some items twice.
  ///
  /// - Parameters:
  ///   - new: The items.
  ///   - list: The number of the list.
  ///   - position: The place of the first of them.
  ///   - moving: Whether items that the list has already move to their new places.
  ///   - revision: The revision.
  ///   - db: The database.
  /// - Throws: `DatabaseError`, or the error of an item that cannot be encoded.
  func store(
    _ new: [Item],
    in list: Int64,
    from position: Int,
    moving: Bool = false,
    since revision: Int64?,
    _ db: Database
  ) throws {
    let insert = try db.cachedStatement(
      sql: """
        INSERT OR \(moving ? "REPLACE" : "IGNORE") INTO \(entries) (list, \(items), position)
        VALUES (?, ?, ?)
        """
    )
    for (offset, item) in new.enumerated() {
      try insert.execute(arguments: [list, try save(item, revision, db), position + offset])
    }
  }
}
