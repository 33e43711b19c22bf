/// The items and the loading state of a list in pages: a state machine without side effects.
///
/// ```swift
/// var paging = Paging<Book, Int>()
/// paging.start()  // loading
/// paging.begin(with: Page(items: first, next: 1))  // partial
/// let cursor = paging.startMore()  // loadingMore; nil while a page is under way
/// paging.append(Page(items: second))  // complete
/// ```
///
/// Items that repeat are left out, because the list on the server may change between two requests.
/// A page that is no longer requested changes nothing.
///
/// A stored copy comes before the first page:
///
/// ```swift
/// paging.remember(cached)
/// print(paging.isFresh)  // false
///
/// paging.start()
/// print(paging.isLoading, paging.phase)  // true loading
/// paging.begin(with: Page(items: newest), .onTop)  // new items above the others
///
/// paging.start()
/// paging.begin(with: Page(items: newest), .replacing)  // the default
///
/// print(paging.items.count, paging.next ?? 0)
///
/// paging.update { book in book.title += "!" }
/// paging.start()
/// paging.fail("No connection")  // the items stay
/// paging.clear()
/// ```
public nonisolated struct Paging<Item: Identifiable, Cursor: Hashable> {
  /// The rule for merging a first page with the present items.
  public enum Merging: Sendable {
    /// The page replaces all items.
    case replacing
    /// New items of the page are inserted at the top, if the page also contains a present item.
    case onTop
  }

  /// An item after a change, and its place and identity before it.
  typealias Change = (offset: Int, id: Item.ID, item: Item)

  /// All items loaded so far.
  public private(set) var items: [Item] = []
  /// The loading state.
  public private(set) var phase = ListPhase.idle
  /// The cursor of the next page, if there is one.
  public private(set) var next: Cursor?
  /// Whether a first page was loaded, so that the items are more than a cached copy.
  public private(set) var isFresh = false
  private var visited: Set<Cursor> = []
  /// The identities of the items, so that a page costs no more than its own items.
  private var known: Set<Item.ID> = []

  /// Makes an empty list.
  public init() {}

  /// Whether a page is being requested.
  public var isLoading: Bool { phase == .loading || phase == .loadingMore }

  /// Shows a copy from elsewhere, such as a local store, unless a page was loaded already.
  public mutating func remember(_ copy: [Item]) {
    if !isFresh { store(copy) }
  }

  /// Records that the first page is requested; any other request no longer counts.
  public mutating func start() { phase = .loading }

  /// Records that the next page is requested.
  ///
  /// - Returns: The cursor of the page; `nil` if there is none, or a request is under way.
  public mutating func startMore() -> Cursor? {
    guard !isLoading, let next else { return nil }
    phase = .loadingMore
    return next
  }

  /// Adds the first page, if it is being requested.
  public mutating func begin(with page: Page<Item, Cursor>, _ merging: Merging = .replacing) {
    guard phase == .loading else { return }
    merge(page, merging)
    rest()
  }

  /// Appends a further page, if it is being requested.
  public mutating func append(_ page: Page<Item, Cursor>) {
    guard phase == .loadingMore else { return }
    for item in page.items where known.insert(item.id).inserted { items.append(item) }
    if let next { visited.insert(next) }
    // A cursor that was used before would repeat the list without end, so it ends the list.
    next = page.next.flatMap { visited.contains($0) ? nil : $0 }
    rest()
  }

  /// Records that the request failed, with `words` as the message.
  ///
  /// Without a message the failure is not shown, as after a cancellation. The items stay; the same
  /// page can be requested again.
  public mutating func fail(_ words: String?) {
    guard isLoading else { return }
    if let words { phase = .failed(words) } else { rest() }
  }

  /// Changes items in place.
  ///
  /// `change` must not read the variable that holds this value, which is being changed.
  public mutating func update(_ change: (inout Item) -> Void) {
    var isRenamed = false
    for offset in items.indices {
      let id = items[offset].id
      change(&items[offset])
      if items[offset].id != id { isRenamed = true }
    }
    if isRenamed { store(items) }
  }

  /// Exchanges items for changed ones, each at the offset where the item before the change is.
  ///
  /// A change of an item that is no longer at its offset is dropped.
  mutating func replace(_ changes: inout [Change]) {
    var isRenamed = false
    for index in changes.indices {
      let (offset, id) = (changes[index].offset, changes[index].id)
      guard items.indices.contains(offset), items[offset].id == id else { continue }
      if changes[index].item.id != id { isRenamed = true }
      swap(&items[offset], &changes[index].item)
    }
    if isRenamed { store(items) }
  }

  /// Removes all items.
  public mutating func clear() { self = Paging() }

  private mutating func rest() {
    phase = !isFresh ? .idle : next == nil ? .complete : .partial
  }

  private mutating func merge(_ page: Page<Item, Cursor>, _ merging: Merging) {
    var ids: Set<Item.ID> = []
    var fresh: [Item] = []
    for item in page.items where ids.insert(item.id).inserted { fresh.append(item) }
    var older: [Item] = []
    for item in items where !ids.contains(item.id) { older.append(item) }
    let isConnected = merging == .onTop && older.count < items.count
    store(isConnected ? fresh + older : fresh)
    // Where older pages were loaded already, the next page is the one below them.
    if isFresh && isConnected { return }
    isFresh = true
    next = page.next
    visited = []
  }

  private mutating func store(_ newItems: [Item]) {
    items = newItems
    known = []
    for item in newItems { known.insert(item.id) }
  }
}

extension Paging: Sendable where Item: Sendable, Item.ID: Sendable, Cursor: Sendable {}
