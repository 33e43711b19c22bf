/// A list that comes in pages, with a filter: what all list screens have in common.
///
/// A view model owns one and says how to load a page; the list sees to the rest: a copy shown first,
/// paging without repetitions, failures, cancellation, filtering.
///
/// ```swift
/// let people = PagedList<Book, Int>(matches: { $0.title.contains($1) }) { next in
///   Page(items: try await server.followers(at: next), next: (next ?? 0) + 1)
/// }
/// people.refreshCommand.execute()
/// ```
@MainActor
public final class PagedList<Item: Identifiable & Equatable, Cursor: Hashable>: LifetimeProviding {
  /// Loads the page at a cursor, or the first.
  public typealias Load = @MainActor (Cursor?) async throws -> Page<Item, Cursor>
  /// Hands the keyword to the filter when the time has come, until what it returns is disposed of.
  public typealias Applying = (
    _ keyword: Property<String>, _ apply: @escaping (String) -> Void
  ) -> (any Disposable)?

  /// What the filter looks for, as typed.
  @MutableProperty public var keyword = ""
  /// What the filter goes by now.
  @MutableProperty public private(set) var appliedKeyword = ""
  @MutableProperty private var paging = Paging<Item, Cursor>()

  /// Asks for the first page, or for all of them where the screen wants the whole list.
  ///
  /// A second call takes the place of the first.
  public private(set) lazy var refreshCommand = Command<Void, Page<Item, Cursor>>(.latest) {
    [weak self] _, execution in
    guard let load = self?.startRefresh() else { throw CancellationError() }
    return try await Self.attempt(execution, failed: { self?.failed($0) }, load)
  }

  /// Asks for one more page; disabled when there is none.
  public private(set) lazy var loadMoreCommand = Command<Void, Page<Item, Cursor>>(
    when: { [weak self] in self?.canLoadMore ?? false },
    { [weak self] _, execution in
      guard let load = self?.startMore() else { throw CancellationError() }
      return try await Self.attempt(execution, failed: { self?.failed($0) }, load)
    }
  )

  /// The items that the filter lets through.
  @Computed({ (list: PagedList) in list.filtered }) public var visible

  /// Ends with the list.
  public let lifetime = Lifetime()

  private let load: Load
  private let isWhole: Bool
  private let merging: Paging<Item, Cursor>.Merging
  private let matches: (Item, String) -> Bool
  private let words: (any Error) -> String?

  /// Makes a list that has asked for nothing yet.
  ///
  /// - Parameters:
  ///   - whole: Whether a refresh goes through all pages.
  ///   - merging: How a refreshed first page meets what is there.
  ///   - matches: Whether the filter lets an item through.
  ///   - words: The words for a failure; `nil` for what is nobody's business.
  ///   - applying: When a typed keyword reaches the filter; by default at once.
  ///   - load: Loads a page.
  public init(
    whole: Bool = false,
    merging: Paging<Item, Cursor>.Merging = .replacing,
    matches: @escaping (Item, String) -> Bool,
    words: @escaping (any Error) -> String? = { "\($0)" },
    applying: Applying? = nil,
    load: @escaping Load
  ) {
    isWhole = whole
    self.merging = merging
    self.matches = matches
    self.words = words
    self.load = load
    bind(applying ?? Self.atOnce)
  }

  isolated deinit { lifetime.dispose() }

  /// All items so far, whatever the filter.
  public var items: [Item] { paging.items }

  /// What the list is doing.
  public var phase: ListPhase { paging.phase }

  /// What to show in the place of the list.
  public var content: ListContent {
    if !visible.isEmpty { return .rows }
    if !items.isEmpty { return .noMatches(keyword: appliedKeyword) }
    switch phase {
    case .idle, .loading, .loadingMore: return .loading
    case .failed(let words): return .failed(words)
    case .partial, .complete: return .empty
    }
  }

  /// What went wrong while there are rows to show.
  public var problem: String? {
    guard case .failed(let words) = phase, !visible.isEmpty else { return nil }
    return words
  }

  /// Asks for the first page unless that has worked before or is under way.
  public func refreshIfNeeded() {
    let (phase, isFresh) = untracked { (paging.phase, paging.isFresh) }
    if case .failed = phase {} else if isFresh { return }
    if phase != .loading { refreshCommand.execute() }
  }

  /// Shows a copy until a page has come.
  public func remember(_ copy: [Item]?) {
    if let copy { _paging.modify { $0.remember(copy) } }
  }

  /// Changes items in place.
  public func update(_ change: (inout Item) -> Void) { _paging.modify { $0.update(change) } }

  /// Forgets everything and stops asking.
  public func clear() {
    cancel()
    _paging.modify { $0.clear() }
  }

  /// Stops asking.
  public func cancel() {
    refreshCommand.cancel()
    loadMoreCommand.cancel()
  }
}

extension PagedList {
  private func bind(_ applying: Applying) {
    refreshCommand.onValue(self) { list, page in
      let merging = list.merging
      list._paging.modify { $0.begin(with: page, merging) }
    }
    loadMoreCommand.onValue(self) { list, page in list._paging.modify { $0.append(page) } }
    // The list shows failures itself, in its phase.
    lifetime += refreshCommand.sentErrors.listen { _ in }
    lifetime += loadMoreCommand.sentErrors.listen { _ in }
    lifetime += applying($keyword) { [weak self] in self?.appliedKeyword = $0 }
  }

  private var filtered: [Item] {
    let keyword = appliedKeyword
    guard !keyword.isEmpty else { return items }
    var filtered: [Item] = []
    for item in items where matches(item, keyword) { filtered.append(item) }
    return filtered
  }

  private var canLoadMore: Bool { paging.next != nil && paging.phase != .loading }

  /// Returns the request for the first page, which retains nothing of the list: the requests of a
  /// list that is released are cancelled.
  private func startRefresh() -> @MainActor () async throws -> Page<Item, Cursor> {
    loadMoreCommand.cancel()
    _paging.modify { $0.start() }
    return { [load, isWhole] in isWhole ? try await Self.everything(load) : try await load(nil) }
  }

  /// Returns the request for the next page, if there is one.
  private func startMore() -> (@MainActor () async throws -> Page<Item, Cursor>)? {
    guard let next = _paging.modify({ $0.startMore() }) else { return nil }
    return { [load] in try await load(next) }
  }

  /// Loads, and notes a failure or a cancellation, also where a caller awaits the outcome.
  private static func attempt(
    _ execution: CommandExecution,
    failed: @escaping ((any Error)?) -> Void,
    _ load: @MainActor () async throws -> Page<Item, Cursor>
  ) async throws -> Page<Item, Cursor> {
    execution.onCancel { failed(nil) }
    do { return try await load() } catch {
      if !execution.isCancelled { failed(error) }
      throw error
    }
  }

  private func failed(_ error: (any Error)?) {
    var reason: String?
    if let error, !(error is CancellationError) { reason = words(error) }
    _paging.modify { $0.fail(reason) }
  }

  private static func atOnce(
    _ keyword: Property<String>,
    _ apply: @escaping (String) -> Void
  ) -> any Disposable {
    observe { apply(keyword.value) }
  }

  private static func everything(_ load: Load) async throws -> Page<Item, Cursor> {
    var paging = Paging<Item, Cursor>()
    paging.start()
    paging.begin(with: try await load(nil))
    while let next = paging.startMore() { paging.append(try await load(next)) }
    return Page(items: paging.items)
  }
}
