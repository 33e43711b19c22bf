extension PagedList {
  var canLoadMore: Bool { paging.next != nil && paging.phase != .loading }

  /// Returns the request for the first page, which does not retain the list: the requests of a
  /// released list are cancelled.
  func startRefresh() -> @MainActor () async throws -> Page<Item, Cursor> {
    batch {
      // Started first, so that the cancelled request does not end this one.
      change { $0.start() }
      loadMoreCommand.cancel()
    }
    return { [load, isWhole] in isWhole ? try await Self.everything(load) : try await load(nil) }
  }

  /// Returns the request for the next page, if there is one.
  func startMore() -> (@MainActor () async throws -> Page<Item, Cursor>)? {
    guard let next = change({ $0.startMore() }) else { return nil }
    return { [load] in try await load(next) }
  }

  /// Loads a page, and records a failure or a cancellation, also where a caller awaits the outcome.
  static func attempt(
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

  /// Records that the request that makes the phase `phase` has failed or was cancelled.
  func failed(_ error: (any Error)?, while phase: ListPhase) {
    guard untracked({ paging.phase }) == phase else { return }
    if error == nil, phase == .loading, isRefreshing { return }
    var reason: String?
    if let error, !(error is CancellationError) { reason = words(error) }
    change { $0.fail(reason) }
  }

  /// Whether a refresh is under way that was not cancelled, so that it has superseded a cancelled
  /// one.
  private var isRefreshing: Bool { refreshCommand.running.contains { !$0.isCancelled } }

  private static func everything(_ load: Load) async throws -> Page<Item, Cursor> {
    var paging = Paging<Item, Cursor>()
    paging.start()
    paging.begin(with: try await load(nil))
    while let next = paging.startMore() { paging.append(try await load(next)) }
    return Page(items: paging.items)
  }
}
