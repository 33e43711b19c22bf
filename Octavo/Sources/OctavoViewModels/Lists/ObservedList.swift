public import BinderyNavigation
import Foundation

/// A list of the store, for list screens: its filter, its paging, and the state of its requests.
///
/// ```swift
/// people = ObservedList(services, .people(.followers(of: login))) { $0.login.matches($1) }
/// ```
///
/// The items are those of the store and of no other copy. ``refreshCommand`` and
/// ``loadMoreCommand`` request them from the server, and the store delivers the response. The list
/// requests nothing by itself.
@MainActor
public final class ObservedList<Item>: LoadableList, LifetimeProviding
where Item: Identifiable & Codable & Equatable & Sendable {
  /// The query whose result is shown; `nil` shows nothing.
  @MutableProperty public private(set) var query: StoreQuery<[Item]>?
  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The keyword that the filter uses now.
  @MutableProperty public private(set) var appliedKeyword = ""
  @MutableProperty private var stored = Stored<[Item]>()
  @MutableProperty private var request = RequestOutcome.none

  /// The items that match the filter.
  @Computed({ (list: ObservedList) in list.filtered }) public var visible

  /// Requests the list from the server; a second execution supersedes the first.
  public private(set) lazy var refreshCommand = Command<Void, Void>(.latest) {
    [weak self] _, execution in
    guard let request = self?.startRefresh() else { throw CancellationError() }
    try await Self.perform(request, execution, record: { self?.request = $0 }) {
      self?.message(for: $0)
    }
  }

  /// Requests the next page; disabled when there is none.
  public private(set) lazy var loadMoreCommand = Command<Void, Void>(
    when: { [weak self] in self?.canLoadMore ?? false },
    { [weak self] _, execution in
      guard let request = self?.startMore() else { throw CancellationError() }
      try await Self.perform(request, execution, record: { self?.endMore($0) }) {
        self?.message(for: $0)
      }
    }
  )

  /// The lifetime, which ends when the list is released.
  public let lifetime = Lifetime()

  private typealias Work = @MainActor () async throws -> Void

  /// Whether the next request is one that the program makes by itself.
  private var isPolled = false
  private let services: Services
  private let explain: (any Error) -> String?
  private let matches: (Item, String) -> Bool

  /// Makes a list of a query, or of none yet; a list may explain failures in words of its own.
  ///
  /// A typed keyword reaches the filter at most four times a second; the first one is applied at
  /// once.
  init(
    _ services: Services,
    _ query: StoreQuery<[Item]>?,
    keyword: String = "",
    explain: @escaping (any Error) -> String? = { _ in nil },
    matches: @escaping (Item, String) -> Bool
  ) {
    self.services = services
    self.explain = explain
    self.matches = matches
    self.query = query
    (self.keyword, appliedKeyword) = (keyword, keyword)
    bind()
  }

  isolated deinit { lifetime.dispose() }

  /// The items that the store has, whatever the filter.
  public var items: [Item] { stored.value ?? [] }

  /// Whether the store has items of the list, or the answer that there are none.
  var isStored: Bool { stored.value != nil }

  /// The number of all items that a search has found, whether it was complete, and its age.
  var extent: Stored<Int> {
    var extent = Stored<Int>(stored.value?.count, readAt: stored.readAt, hasMore: stored.hasMore)
    (extent.total, extent.isIncomplete) = (stored.total, stored.isIncomplete)
    return extent
  }

  /// Whether the store has all items of the list.
  var isComplete: Bool { stored.value != nil && !stored.hasMore }

  /// The organizations whose items the last response lacks; `nil` if it lacks none.
  var hiddenOrganizations: HiddenOrganizations? {
    query.flatMap { services.sync.hiddenOrganizations(of: $0) }
  }

  /// The progress of the request for all pages of the list, while it is under way: “300 of about
  /// 1,200 repositories read”.
  func progress(of noun: String) -> String? {
    query.flatMap { services.sync.progress(of: $0) }.map { progress in
      let total =
        progress.total.map { " of about \(Strings.grouped(max($0, progress.read)))" } ?? ""
      return "\(Strings.grouped(progress.read))\(total) \(noun) read"
    }
  }

  /// The state of the requests.
  public var phase: ListPhase {
    if refreshCommand.isExecuting { return .loading }
    if loadMoreCommand.isExecuting { return .loadingMore }
    switch request {
    case .none: return .idle
    case .failed(let message): return .failed(message)
    case .succeeded: return stored.hasMore ? .partial : .complete
    }
  }

  /// Requests the list unless that has succeeded before or is under way.
  public func refreshIfNeeded() {
    let isNeeded = untracked { request != .succeeded && !refreshCommand.isExecuting }
    if isNeeded { refreshCommand.execute() }
  }

  /// Requests what has changed in the list, as a program does that asks by itself.
  func poll() {
    isPolled = true
    refreshCommand.execute()
  }

  /// Shows the result of another query, and cancels the requests for the one before.
  func show(_ query: StoreQuery<[Item]>?) {
    cancel()
    batch {
      request = .none
      self.query = query
    }
  }

  /// Cancels the requests.
  func cancel() {
    refreshCommand.cancel()
    loadMoreCommand.cancel()
  }
}

extension ObservedList {
  private var filtered: [Item] {
    let keyword = appliedKeyword
    return keyword.isEmpty ? items : items.filter { matches($0, keyword) }
  }

  private func message(for error: any Error) -> String? {
    untracked {
      explain(error)
        ?? services.message(for: error, isOutdated: !items.isEmpty, storedAt: stored.readAt)
    }
  }

  private var canLoadMore: Bool { stored.hasMore && !refreshCommand.isExecuting }

  private func bind() {
    _stored
      <~ $query.producer.flatMap(.latest) { [services] query in
        query.map { services.store.observe($0) } ?? SignalProducer(value: Stored())
      }
    _appliedKeyword
      <~ $keyword.signal
      .map { $0.trimmed }
      .skipRepeats()
      .throttle(.milliseconds(250), on: services.scheduler)
  }

  /// Returns the request for the list, which does not retain it: the requests of a released list
  /// are cancelled.
  private func startRefresh() -> Work? {
    guard let query else { return nil }
    loadMoreCommand.cancel()
    // A list that has been requested already is requested again by the user.
    let completely = untracked { request == .succeeded } && !isPolled
    isPolled = false
    return { [services] in try await services.sync.refresh(query, completely: completely) }
  }

  private func startMore() -> Work? {
    guard let query else { return nil }
    return { [services] in try await services.sync.loadMore(query) }
  }

  /// Performs a request and records its outcome; a cancelled one has none.
  private static func perform(
    _ work: Work,
    _ execution: CommandExecution,
    record: (RequestOutcome) -> Void,
    message: (any Error) -> String?
  ) async throws {
    do {
      try await work()
      if !execution.isCancelled { record(.succeeded) }
    } catch {
      if !execution.isCancelled, let message = message(error) { record(.failed(message)) }
      throw error
    }
  }

  private func endMore(_ outcome: RequestOutcome) {
    // A page of a list that was not requested yet does not make the rest of it new.
    if outcome != .succeeded || request != .none { request = outcome }
  }
}
