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
///
/// A view model also fills it from a store, and changes it:
///
/// ```swift
/// list.remember(cached)  // shown until a page is loaded
/// list.refreshIfNeeded()
///
/// list.keyword = "swift"
/// print(list.appliedKeyword, list.visible.count, list.items.count)
///
/// if list.phase == .partial { list.loadMoreCommand.execute() }
/// list.update { book in book.title = book.title.uppercased() }
///
/// list.cancel()  // the requests alone
/// list.clear()  // the items too
/// print(list.lifetime.hasEnded)  // false
/// ```
@MainActor
public final class PagedList<Item: Identifiable & Equatable, Cursor: Hashable>: LoadableList,
  LifetimeProviding
{
  /// The closure that loads the page at a cursor, or the first page.
  ///
  /// ```swift
  /// let load: PagedList<Book, Int>.Load = { next in
  ///   Page(items: try await server.followers(at: next), next: (next ?? 0) + 1)
  /// }
  /// ```
  public typealias Load = @MainActor (Cursor?) async throws -> Page<Item, Cursor>
  /// The closure that decides when a typed keyword is applied: it observes `keyword` and calls
  /// `apply` until its result is disposed of.
  typealias Applying = (
    _ keyword: Property<String>, _ apply: @escaping (String) -> Void
  ) -> (any Disposable)?

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The keyword that the filter uses now.
  @MutableProperty public private(set) var appliedKeyword = ""
  @MutableProperty private(set) var paging = Paging<Item, Cursor>()
  /// Counts the changes of the items, for observers of them.
  ///
  /// A derived property with the items would refer to their array, which each page would then copy.
  @MutableProperty private var version = 0

  /// Loads the first page, or all pages if the list is loaded as a whole.
  ///
  /// A second execution supersedes the first.
  public private(set) lazy var refreshCommand = Command<Void, Page<Item, Cursor>>(.latest) {
    [weak self] _, execution in
    guard let load = self?.startRefresh() else { throw CancellationError() }
    return try await Self.attempt(execution, failed: { self?.failed($0, while: .loading) }, load)
  }

  /// Loads one more page; disabled when there is none.
  public private(set) lazy var loadMoreCommand = Command<Void, Page<Item, Cursor>>(
    when: { [weak self] in self?.canLoadMore ?? false },
    { [weak self] _, execution in
      guard let load = self?.startMore() else { throw CancellationError() }
      return try await Self.attempt(
        execution,
        failed: { self?.failed($0, while: .loadingMore) },
        load
      )
    }
  )

  /// The loading state of the list.
  @Computed({ (list: PagedList) in list.paging.phase }) public var phase
  /// The items that match the keyword; `nil` without a keyword.
  @Computed({ (list: PagedList) in list.filtered }) private var matching

  /// The lifetime, which ends when the list is released.
  public let lifetime = Lifetime()

  let load: Load
  let isWhole: Bool
  private let merging: Paging<Item, Cursor>.Merging
  private let matches: (Item, String) -> Bool
  let words: (any Error) -> String?

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
    applying: (
      (_ keyword: Property<String>, _ apply: @escaping (String) -> Void) -> (any Disposable)?
    )? = nil,
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
  public var items: [Item] {
    _ = version
    return untracked { paging.items }
  }

  /// The items that match the filter.
  public var visible: [Item] { matching ?? items }

  /// Loads the first page unless it was loaded before or is being loaded.
  public func refreshIfNeeded() {
    let (phase, isFresh) = untracked { (paging.phase, paging.isFresh) }
    if case .failed = phase {} else if isFresh { return }
    if phase != .loading { refreshCommand.execute() }
  }

  /// Cancels the requests.
  public func cancel() {
    batch {
      refreshCommand.cancel()
      loadMoreCommand.cancel()
    }
  }
}

extension PagedList {
  private func bind(_ applying: Applying) {
    refreshCommand.onValue(self) { list, page in
      let merging = list.merging
      list.replaceItems { $0.begin(with: page, merging) }
    }
    loadMoreCommand.onValue(self) { list, page in list.append(page) }
    // A refresh that another one has superseded, and that was then cancelled, has not begun.
    lifetime.observe(self) { list in
      if !list.refreshCommand.isExecuting { untracked { list.failed(nil, while: .loading) } }
    }
    // The list shows failures itself, in its phase.
    lifetime += refreshCommand.sentErrors.listen { _ in }
    lifetime += loadMoreCommand.sentErrors.listen { _ in }
    lifetime += applying($keyword) { [weak self] in self?.appliedKeyword = $0 }
  }

  /// Changes the items and the state in place, without observing them.
  func change<Result>(_ body: (inout Paging<Item, Cursor>) -> Result) -> Result {
    _paging.modify(body)
  }

  /// Runs the observers of the items, without observing them.
  func noteChange() { _version.modify { $0 += 1 } }

  private var filtered: [Item]? {
    let keyword = appliedKeyword
    guard !keyword.isEmpty else { return nil }
    var filtered: [Item] = []
    for item in items where matches(item, keyword) { filtered.append(item) }
    return filtered
  }

  private static func atOnce(
    _ keyword: Property<String>,
    _ apply: @escaping (String) -> Void
  ) -> any Disposable {
    observe { apply(keyword.value) }
  }
}
