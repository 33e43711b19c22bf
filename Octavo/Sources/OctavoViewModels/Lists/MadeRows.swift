/// The rows that were made of the items of a list.
///
/// The next rows are made after these: equal items keep their rows, whatever their places.
nonisolated struct MadeRows<Item, Row>: Sendable
where Item: Sendable & Equatable & Identifiable, Row: Sendable {
  /// The items, in their order.
  let items: [Item]
  /// The rows of the items, in the same order.
  let rows: [Row]

  /// Makes the rows of items; `nil` if more than `most` of them need a new row.
  ///
  /// An item that follows the same item as in `last` costs a comparison. The first one that does
  /// not costs a dictionary of all items, unless one item before it has been removed or changed.
  init?(_ items: [Item], after last: Self?, making most: Int = .max, row: (Item) -> Row) {
    if let last, last.items.isSameArray(as: items) {
      self = last
      return
    }
    let known = last?.rows ?? []
    var search = Search(in: last?.items ?? [])
    var rows: [Row] = []
    rows.reserveCapacity(items.count)
    var made = 0
    for item in items {
      if let place = search.place(of: item) {
        rows.append(known[place])
      } else {
        made += 1
        guard made <= most else { return nil }
        rows.append(row(item))
      }
    }
    (self.items, self.rows) = (items, rows)
  }

  /// A search for the items of a list, one after another.
  private struct Search {
    private let items: [Item]
    /// The place after the item that was found last.
    private var next = 0
    private var places: [Item.ID: Int]?

    init(in items: [Item]) { self.items = items }

    /// Returns the place of an equal item.
    mutating func place(of item: Item) -> Int? {
      for place in next..<min(next + 2, items.count) where items[place] == item {
        next = place + 1
        return place
      }
      guard let place = place(of: item.id) else { return nil }
      next = place + 1
      return items[place] == item ? place : nil
    }

    private mutating func place(of id: Item.ID) -> Int? {
      if next < items.count, items[next].id == id { return next }
      if places == nil {
        places = Dictionary(zip(items.map(\.id), items.indices)) { first, _ in first }
      }
      return places?[id]
    }
  }
}

nonisolated extension Array {
  /// Whether two arrays are one in memory, so that their elements need not be compared.
  fileprivate func isSameArray(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}
