/// A list that is loaded in pages and filtered, for list screens.
///
/// A view model owns one and passes the closure that loads a page. The list does the rest: it shows
/// a cached copy first, pages without duplicates, keeps failures, cancels and filters.
///
/// ```swift
/// let people = PagedList<Book, Int>(matches: { $0.title.contains($1) }) { next in
///   Page(items: try await server.followers(at: next), next: (next ?? 0) + 1)
/// }
/// people.refreshCommand.execute()
/// ```
@MainActor
public final class PagedList<Item: Identifiable & Equatable, Cursor: Hashable>: LoadableList,
  LifetimeProviding
{
  /// The closure that loads the page at a cursor, or the first page.
  public typealias Load = @MainActor (Cursor?) async throws -> Page<Item, Cursor>
  /// The closure that decides when a typed keyword is applied: it observes `keyword` and calls
  /// `apply` until its result is disposed of.
  public typealias Applying = (
    _ keyword: Property<String>, _ apply: @escaping (String) -> Void
  ) -> (any Disposable)?

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The keyword that the filter uses now.
  @MutableProperty public private(set) var appliedKeyword = ""
  @MutableProperty private var paging = Paging<Item, Cursor>()

  /// Loads the first page, or all pages if the list is loaded as a whole.
  ///
  /// A second execution supersedes the first.
  public private(set) lazy var refreshCommand = Command<Void, Page<Item, Cursor>>(.latest) {
    [weak self] _, execution in
    guard let load = self?.startRefresh() else { throw CancellationError() }
    return try await Self.attempt(execution, failed: { self?.failed($0) }, load)
  }

  /// Loads one more page; disabled when there is none.
  public private(set) lazy var loadMoreCommand = Command<Void, Page<Item, Cursor>>(
    when: { [weak self] in self?.canLoadMore ?? false },
    { [weak self] _, execution in
      guard let load = self?.startMore() else { throw CancellationError() }
      return try await Self.attempt(execution, failed: { self?.failed($0) }, load)
    }
  )

  /// The items that match the filter.
  @Computed({ (list: PagedList) in list.filtered }) public var visible

  /// The lifetime, which ends when the list is released.
  public let lifetime = Lifetime()

  private let load: Load
  private let isWhole: Bool
  private let merging: Paging<Item, Cursor>.Merging
  private let matches: (Item, String) -> Bool
  private let words: (any Error) -> String?

  /// Makes a list, and loads nothing yet.
  ///
  /// - Parameters:
  ///   - whole: Whether a refresh loads all pages.
  ///   - merging: The rule for merging a refreshed first page with the present items.
  ///   - matches: Whether an item matches the keyword.
  ///   - words: Returns the message for a failure; `nil` for one that is not shown.
  ///   - applying: Applies a typed keyword to the filter; by default at once.
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

  /// All items loaded so far, ignoring the filter.
  public var items: [Item] { paging.items }

  /// The loading state of the list.
  public var phase: ListPhase { paging.phase }

  /// Loads the first page unless it was loaded before or is being loaded.
  public func refreshIfNeeded() {
    let (phase, isFresh) = untracked { (paging.phase, paging.isFresh) }
    if case .failed = phase {} else if isFresh { return }
    if phase != .loading { refreshCommand.execute() }
  }

  /// Shows a cached copy until a page is loaded.
  public func remember(_ copy: [Item]?) {
    if let copy { _paging.modify { $0.remember(copy) } }
  }

  /// Changes items in place.
  public func update(_ change: (inout Item) -> Void) { _paging.modify { $0.update(change) } }

  /// Removes all items and cancels the requests.
  public func clear() {
    cancel()
    _paging.modify { $0.clear() }
  }

  /// Cancels the requests.
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

  /// Returns the request for the first page, which does not retain the list: the requests of a
  /// released list are cancelled.
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

  /// Loads a page, and records a failure or a cancellation, also where a caller awaits the outcome.
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
