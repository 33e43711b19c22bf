import BinderyNavigation
import BinderySignals

/// A list that is long and does not change: its length, and the queries of its pages.
nonisolated struct PagedSource<Item: Codable & Equatable & Sendable>: Sendable {
  /// The identity of the list.
  let id: String
  /// The number of items on all pages.
  let count: Int
  /// Returns the query of a page, by its place from 0.
  let page: @Sendable (Int) -> StoreQuery<[Item]>

  /// The number of items on each page but the last.
  static var pageSize: Int { 100 }
  /// The pages on which the items at offsets are.
  func pages(of offsets: Range<Int>) -> Range<Int> {
    let offsets = offsets.clamped(to: 0..<count)
    guard let last = offsets.last else { return 0..<0 }
    return offsets.lowerBound / Self.pageSize..<last / Self.pageSize + 1
  }
}

/// The pages of a long list that are near the place where the user looks at it.
///
/// A page is requested when an item of it is visible and the store does not have it; pages that are
/// far away are dropped. The first page stays.
///
/// ```swift
/// window.show(PagedSource(id: sha, count: 1_000_000) { .commits(of: name, at: sha, page: $0) })
/// window.display(734_000..<734_050)
/// window.item(at: 734_021)  // nil until the page is loaded
/// ```
@MainActor
final class ListWindow<Item: Codable & Equatable & Sendable>: LifetimeProviding {
  /// The list; `nil` while none is shown.
  @MutableProperty private(set) var source: PagedSource<Item>?
  /// The message of the last request, if it has failed.
  @MutableProperty private(set) var failure: String?
  @MutableProperty private var pages: [Int: [Item]] = [:]
  @MutableProperty private var visible: Range<Int> = 0..<0

  let lifetime = Lifetime()
  private let services: Services
  private var observations: [Int: any Disposable] = [:]
  private var requested: Set<Int> = []

  /// A list with fewer items is loaded page by page instead.
  static var shortest: Int { 1_000 }
  /// The pages on both sides of the visible ones that are kept.
  private static var margin: Int { 4 }

  private lazy var loadCommand = Command<[Int], Void>(.latest) { [weak self] pages, execution in
    await self?.request(pages, execution)
  }

  init(_ services: Services) {
    self.services = services
    lifetime += $visible.signal
      .skipRepeats()
      .throttle(.milliseconds(100), on: services.scheduler)
      .observeValues { [weak self] in self?.load($0) }
  }

  isolated deinit {
    for observation in observations.values { observation.dispose() }
    lifetime.dispose()
  }

  /// The items of the first page, if it is loaded.
  var first: [Item] { pages[0] ?? [] }

  /// The items of all loaded pages, in order.
  var loaded: [Item] { loadedPages.flatMap(\.items) }

  /// The loaded pages with the offsets of their first items, in order.
  var loadedPages: [(start: Int, items: [Item])] {
    pages.sorted { $0.key < $1.key }.map { ($0.key * PagedSource<Item>.pageSize, $0.value) }
  }

  /// Returns an item, if it is loaded.
  func item(at offset: Int) -> Item? {
    let place = offset % PagedSource<Item>.pageSize
    guard let page = pages[offset / PagedSource<Item>.pageSize] else { return nil }
    return page.indices.contains(place) ? page[place] : nil
  }

  /// Shows another list, of which the first page may be known; `nil` shows none.
  func show(_ source: PagedSource<Item>?, first: [Item]? = nil) {
    loadCommand.cancel()
    for observation in observations.values { observation.dispose() }
    observations = [:]
    requested = []
    batch {
      self.source = source
      failure = nil
      pages = first.map { [0: $0] } ?? [:]
    }
    guard source != nil else { return }
    if first == nil { load(0..<1) }
    load(untracked { visible })
  }

  /// Loads the items at the offsets that are visible.
  func display(_ offsets: Range<Int>) {
    guard let source = untracked({ source }) else { return }
    let pages = source.pages(of: offsets)
    if pages != untracked({ visible }) { visible = pages }
  }

  /// Requests the visible pages again whose request has failed.
  func retry() {
    requested = []
    load(untracked { visible })
  }
}

extension ListWindow {
  /// Requests pages that the store does not have, in place of those that are being requested.
  private func load(_ visible: Range<Int>) {
    let kept = visible.lowerBound - Self.margin..<visible.upperBound + Self.margin
    for page in observations.keys where page != 0 && !kept.contains(page) { drop(page) }
    for page in visible where observations[page] == nil { observe(page) }
    let missing = visible.filter { page in untracked { pages[page] } == nil }
    if !missing.isEmpty, requested.isSuperset(of: missing) { return }
    requested = Set(missing)
    if missing.isEmpty { loadCommand.cancel() } else { loadCommand.execute(missing) }
  }

  private func observe(_ page: Int) {
    guard page > 0 || untracked({ pages[0] }) == nil, let source = untracked({ source }) else {
      return
    }
    observations[page] = services.store.observe(source.page(page)).startWithValues { [weak self] in
      if let items = $0.value { self?.pages[page] = items }
    }
  }

  private func drop(_ page: Int) {
    observations.removeValue(forKey: page)?.dispose()
    pages[page] = nil
  }

  private func request(_ pages: [Int], _ execution: CommandExecution) async {
    guard let source else { return }
    do {
      for page in pages where self.pages[page] == nil {
        try await services.sync.refresh(source.page(page))
      }
      if !execution.isCancelled { end(nil) }
    } catch {
      // The failure is shown, and no other part of the program has to know of it.
      if !execution.isCancelled { end(services.message(for: error)) }
    }
  }

  private func end(_ failure: String?) {
    self.failure = failure
    requested = []
  }
}
