/// The items that a read has decoded, of any type.
protocol DecodedRows: Sendable {
  /// Returns the items as the next read knows them, after some rows have changed.
  func known(after changed: ChangedRows) -> any Sendable
}

/// The items of a list with the numbers of their rows, so that the next read of an observation
/// decodes only those that have changed.
///
/// The others stay the same instances, so comparing two lists is quick.
struct DecodedItems<Item: Sendable & Equatable>: DecodedRows {
  /// The numbers of the rows, in the order of the list.
  private var ids: [Int64] = []
  /// Their items.
  private(set) var items: [Item] = []

  init() {}

  /// Adds the known item of a row.
  mutating func add(_ item: Item, _ id: Int64) {
    ids.append(id)
    items.append(item)
  }

  func known(after changed: ChangedRows) -> any Sendable {
    let places = Dictionary(zip(ids, items.indices)) { first, _ in first }
    return KnownItems(items: items, places: places, changed: changed.ids)
  }
}

/// The items that the last read has decoded.
struct KnownItems<Item: Sendable & Equatable>: Sendable {
  fileprivate let items: [Item]
  fileprivate let places: [Int64: Int]
  /// The rows that have changed since; `nil` if any may have.
  fileprivate let changed: Set<Int64>?

  /// Whether the items of the other rows need not be decoded.
  var areUnchangedKnown: Bool { changed != nil }

  /// Returns the item of a row that has not changed; `nil` if that is not known.
  func unchanged(_ id: Int64) -> Item? {
    guard let changed, !changed.contains(id) else { return nil }
    return places[id].map { items[$0] }
  }

  /// Returns the known instance of an item that was decoded again, if the two are equal.
  func instance(of item: Item, _ id: Int64) -> Item {
    guard let place = places[id], items[place] == item else { return item }
    return items[place]
  }
}
