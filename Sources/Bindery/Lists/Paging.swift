/// What is known of a list that comes in pages, and what a page does to it: a state machine that is
/// told what happens and asks for nothing itself.
///
/// ```swift
/// var paging = Paging<Book, Int>()
/// paging.start()  // loading
/// paging.begin(with: Page(items: first, next: 1))  // partial
/// let cursor = paging.startMore()  // loadingMore; nil while a page is under way
/// paging.append(Page(items: second))  // complete
/// ```
///
/// Items that come again are left out: a list moves on while one pages through it. An answer that
/// nobody waits for any more changes nothing.
public nonisolated struct Paging<Item: Identifiable, Cursor: Hashable> {
  /// How a first page meets what is there already.
  public enum Merging: Sendable {
    /// It takes the place of everything.
    case replacing
    /// Its new items go on top, if it reaches down to what is there.
    case onTop
  }

  /// All items so far.
  public private(set) var items: [Item] = []
  /// What the list is doing.
  public private(set) var phase = ListPhase.idle
  /// What to ask for to get one more page, if there is one.
  public private(set) var next: Cursor?
  /// Whether a first page has come, so that what is there is more than an old copy.
  public private(set) var isFresh = false
  private var visited: Set<Cursor> = []

  /// Makes a list of which nothing is known.
  public init() {}

  /// Whether a page has been asked for and not come.
  public var isLoading: Bool { phase == .loading || phase == .loadingMore }

  /// Takes a copy from elsewhere, such as a local store, unless a page has come already.
  public mutating func remember(_ copy: [Item]) {
    if !isFresh { items = copy }
  }

  /// The first page is being asked for; whatever else was no longer counts.
  public mutating func start() { phase = .loading }

  /// One more page shall be asked for.
  ///
  /// - Returns: Where it begins; `nil` if there is none, or a page is under way.
  public mutating func startMore() -> Cursor? {
    guard !isLoading, let next else { return nil }
    phase = .loadingMore
    return next
  }

  /// The first page has come, if that is what is awaited.
  public mutating func begin(with page: Page<Item, Cursor>, _ merging: Merging = .replacing) {
    guard phase == .loading else { return }
    merge(page, merging)
    rest()
  }

  /// One more page has come, if that is what is awaited.
  public mutating func append(_ page: Page<Item, Cursor>) {
    guard phase == .loadingMore else { return }
    var known: Set<Item.ID> = []
    for item in items { known.insert(item.id) }
    items += Self.unrepeated(page.items, known: known)
    if let next { visited.insert(next) }
    // A source that leads round in circles has no more to say.
    next = page.next.flatMap { visited.contains($0) ? nil : $0 }
    rest()
  }

  /// What was asked for did not come, for the reason that `words` tell.
  ///
  /// Without words it is nobody's business, as when it was called off. What is there stays; the same
  /// page can be asked for again.
  public mutating func fail(_ words: String?) {
    guard isLoading else { return }
    if let words { phase = .failed(words) } else { rest() }
  }

  /// Changes items in place.
  public mutating func update(_ change: (inout Item) -> Void) {
    for index in items.indices { change(&items[index]) }
  }

  /// Forgets everything.
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
    // Where older pages are on show already, the place to go on from is below them.
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
