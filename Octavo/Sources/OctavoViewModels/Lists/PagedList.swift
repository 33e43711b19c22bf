public import BinderyNavigation
import Foundation
public import GitHubValues

/// A list that comes in pages, with a filter: what all list screens have in common.
///
/// A screen's view model owns one and says how to load a page; the list sees to the rest: a copy
/// shown first, paging without repetitions, failures, cancellation, filtering.
public final class PagedList<Item: Identifiable & Equatable> where Item.ID: Sendable {
  /// Loads the page at an address, or the first.
  typealias Load = @MainActor (URL?) async throws -> GitHub.Page<Item>

  /// What the filter looks for, as typed.
  @MutableProperty public var keyword = ""
  @MutableProperty private var appliedKeyword = ""
  @MutableProperty private var paging = Paging<Item>()
  @MutableProperty private var failure: String?

  /// Asks for the first page, or for all of them where the screen wants the whole list.
  ///
  /// A second call takes the place of the first.
  public let refreshCommand: Command<Void, GitHub.Page<Item>>

  /// Asks for one more page; disabled when there is none.
  public private(set) lazy var loadMoreCommand = Command<Void, GitHub.Page<Item>>(
    when: { [unowned self] in paging.next != nil && !refreshCommand.isExecuting },
    { [unowned self] in try await load(paging.next) }
  )

  /// The items that the filter lets through.
  public private(set) lazy var visible = computed { [unowned self] in
    let keyword = appliedKeyword
    return keyword.isEmpty ? items : items.filter { matches($0, keyword) }
  }

  private let load: Load
  private let merging: Paging<Item>.Merging
  private let matches: (Item, String) -> Bool
  private let words: (any Error) -> String?

  /// Makes a list that has asked for nothing yet.
  ///
  /// A `whole` list is refreshed by going through all pages; `matches` says whether the filter lets
  /// an item through.
  init(
    _ services: Services,
    whole: Bool = false,
    merging: Paging<Item>.Merging = .replacing,
    matches: @escaping (Item, String) -> Bool,
    load: @escaping Load
  ) {
    self.load = load
    self.merging = merging
    self.matches = matches
    words = { services.words(for: $0) }
    refreshCommand = Command(.latest, name: "refreshCommand") {
      whole ? try await Self.everything(load) : try await load(nil)
    }
    bind(services.scheduler)
  }

  deinit {}

  /// All items so far, whatever the filter.
  public var items: [Item] { paging.items }

  /// What the list is doing.
  public var phase: ListPhase {
    if refreshCommand.isExecuting { return .loading }
    if loadMoreCommand.isExecuting { return .loadingMore }
    if let failure { return .failed(failure) }
    guard paging.isFresh else { return .idle }
    return paging.next == nil ? .complete : .partial
  }

  /// What to show in the place of the list.
  public var content: ListContent {
    if !visible.value.isEmpty { return .rows }
    if !items.isEmpty { return .noMatches(keyword: appliedKeyword) }
    switch phase {
    case .idle, .loading, .loadingMore: return .loading
    case .failed(let words): return .failed(words)
    case .partial, .complete: return .empty
    }
  }

  /// Asks for the first page unless that has worked before or is under way.
  func refreshIfNeeded() {
    guard !paging.isFresh || failure != nil, !refreshCommand.isExecuting else { return }
    refreshCommand.execute()
  }

  /// Shows a copy until the server has answered.
  func remember(_ copy: [Item]?) {
    if let copy { _paging.modify { $0.remember(copy) } }
  }

  /// Changes items in place.
  func update(_ change: (inout Item) -> Void) { _paging.modify { $0.update(change) } }

  /// Forgets everything and stops asking.
  func clear() {
    refreshCommand.cancel()
    loadMoreCommand.cancel()
    batch {
      failure = nil
      _paging.modify { $0.clear() }
    }
  }

  private func bind(_ scheduler: any Scheduler) {
    let trimmed = $keyword.signal.map { $0.trimmed }
    _appliedKeyword <~ trimmed.skipRepeats().throttle(.milliseconds(250), on: scheduler)
    refreshCommand.values.observeValues { [weak self] page in
      self?.took { $0.begin(with: page, self?.merging ?? .replacing) }
    }
    loadMoreCommand.values.observeValues { [weak self] page in self?.took { $0.append(page) } }
    refreshCommand.errors.observeValues { [weak self] in self?.failed($0) }
    loadMoreCommand.errors.observeValues { [weak self] in self?.failed($0) }
  }

  private func took(_ change: (inout Paging<Item>) -> Void) {
    batch {
      failure = nil
      _paging.modify(change)
    }
  }

  private func failed(_ error: any Error) { failure = words(error) }

  private static func everything(_ load: Load) async throws -> GitHub.Page<Item> {
    var paging = Paging<Item>()
    paging.begin(with: try await load(nil), .replacing)
    while let next = paging.next { paging.append(try await load(next)) }
    return GitHub.Page(items: paging.items)
  }
}
