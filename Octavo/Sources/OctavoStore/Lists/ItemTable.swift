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
}
