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
public nonisolated struct Paging<Item: Identifiable, Cursor: Hashable> {
  /// The rule for merging a first page with the present items.
  public enum Merging: Sendable {
    /// The page replaces all items.
    case replacing
    /// New items of the page are inserted at the top, if the page also contains a present item.
    case onTop
  }

  /// All items loaded so far.
  public private(set) var items: [Item] = []
  /// The loading state.
  public private(set) var phase = ListPhase.idle
  /// The cursor of the next page, if there is one.
  public private(set) var next: Cursor?
  /// Whether a first page was loaded, so that the items are more than a cached copy.
  public private(set) var isFresh = false
  private var visited: Set<Cursor> = []

  /// Makes an empty list.
  public init() {}

  /// Whether a page is being requested.
  public var isLoading: Bool { phase == .loading || phase == .loadingMore }

  /// Shows a copy from elsewhere, such as a local store, unless a page was loaded already.
  public mutating func remember(_ copy: [Item]) {
    if !isFresh { items = copy }
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
    var known: Set<Item.ID> = []
    for item in items { known.insert(item.id) }
    items += Self.unrepeated(page.items, known: known)
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
  public mutating func update(_ change: (inout Item) -> Void) {
    for index in items.indices { change(&items[index]) }
  }

  /// Removes all items.
  public mutating func clear() { self = Paging() }

  private mutating func rest() {
    phase = !isFresh ? .idle : next == nil ? .complete : .partial
  }

  private mutating func merge(_ page: Page<Item, Cursor>, _ merging: Merging) {
    let fresh = Self.unrepeated(page.items, known: [])
    var ids: Set<Item.ID> = []
    for item in fresh { ids.insert(item.id) }
    var older: [Item] = []
    for item in items where !ids.contains(item.id) { older.append(item) }
    let isConnected = merging == .onTop && older.count < items.count
    items = isConnected ? fresh + older : fresh
    // Where older pages were loaded already, the next page is the one below them.
    if isFresh && isConnected { return }
    isFresh = true
    next = page.next
    visited = []
  }

  private static func unrepeated(_ items: [Item], known: Set<Item.ID>) -> [Item] {
    var seen = known
    var unrepeated: [Item] = []
    for item in items where seen.insert(item.id).inserted { unrepeated.append(item) }
    return unrepeated
  }
}

extension Paging: Sendable where Item: Sendable, Item.ID: Sendable, Cursor: Sendable {}
