public import GitHubEndpoints
public import GitHubValues

/// The way in which a list that grows at its end is read from both of its ends, if it is long.
///
/// Its first page and its last page are requested, and the pages between them when the user comes
/// near them. The last items are a list of their own in the store, newest first.
public nonisolated struct ListEnds<Item: Sendable>: Sendable {
  /// The most pages of a list that is read as a whole.
  public static var mostPages: Int { 3 }

  /// Returns the endpoints of what was added or changed since the ends were stored.
  ///
  /// - Parameters:
  ///   - first: The first items, oldest first.
  ///   - last: The last items, newest first.
  ///   - pages: The number of the pages before those of the last items.
  public let changes:
    @Sendable (_ first: [Item], _ last: [Item], _ pages: Int) -> [Endpoint<GitHub.Page<Item>>]
  /// Returns whether an item that is not stored is after the oldest of the last ones.
  public let isNew: @Sendable (_ item: Item, _ oldest: Item) -> Bool

  /// Returns the page that has the last of some items.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - size: The number of items on a page.
  ///   - pages: The number of pages before theirs.
  ///   - margin: The number of last items that the server may have further behind.
  /// - Returns: The number of the page.
  static func page(of count: Int, size: Int, after pages: Int = 0, margin: Int = 0) -> Int {
    pages + max(0, count - 1 - margin) / size + 1
  }
}

nonisolated extension ListQuery {
  /// The last items of the list, newest first.
  var end: Self {
    var list = self
    list.isEnd = true
    return list
  }
}
