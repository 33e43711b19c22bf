import BinderyNavigation
import GitHubEndpoints
import GitHubValues
import LineFiles
import OctavoViewModels

/// The account whose screens are shown, as the services of the screens.
///
/// Each call goes to the account that is shown when it begins, and stays with it.
final class ShownAccount {
  /// The account; the session replaces it as a whole.
  @MutableProperty var account: LiveAccount

  let failures: Signal<RequestFailure, Never>
  private let failureInput: Signal<RequestFailure, Never>.Observer

  init(_ account: LiveAccount) {
    self.account = account
    (failures, failureInput) = Signal<RequestFailure, Never>.pipe()
  }

  deinit {}

  var current: LiveAccount { untracked { account } }

  /// Shows the failure of a request, of whichever account.
  func show(_ failure: RequestFailure) { failureInput.send(value: failure) }
}

extension ShownAccount: GitHubService {
  func send<Value>(_ endpoint: Endpoint<Value>) async throws -> Value {
    try await current.gitHub.send(endpoint)
  }
}

extension ShownAccount: EntityStore {
  func observe<Value>(_ query: StoreQuery<Value>) -> SignalProducer<Stored<Value>, Never> {
    SignalProducer { [weak self] observer, lifetime in
      guard let self else { return observer.send(value: Stored()) }
      let run = current.store.observe(query).startWithValues { observer.send(value: $0) }
      lifetime.observeEnded { run.dispose() }
    }
  }

  func drained() async { await current.store.drained() }
}

extension ShownAccount: Synchronization {
  var isNearLimit: Bool { current.sync.isNearLimit }

  func refresh<Value>(_ query: StoreQuery<Value>, completely: Bool) async throws {
    try await current.sync.refresh(query, completely: completely)
  }

  func loadMore<Value>(_ query: StoreQuery<Value>) async throws {
    try await current.sync.loadMore(query)
  }

  func change<Item>(
    _ keys: [String],
    of list: ListQuery<Item>,
    _ change: @escaping @Sendable (inout Item) -> Bool
  ) async throws -> [Item] {
    try await current.sync.change(keys, of: list, change)
  }

  func pollInterval<Value>(of query: StoreQuery<Value>) -> Duration? {
    current.sync.pollInterval(of: query)
  }

  func progress<Value>(of query: StoreQuery<Value>) -> ListProgress? {
    account.sync.progress(of: query)
  }

  func hiddenOrganizations<Value>(of query: StoreQuery<Value>) -> HiddenOrganizations? {
    account.sync.hiddenOrganizations(of: query)
  }
}

extension ShownAccount: ViewerStateSource {
  func observe(_ receive: @escaping (ViewerStateUpdate) -> Void) -> any Disposable {
    let inner = SerialDisposable()
    let outer = _account.producer.startWithValues { account in
      batch {
        for kind in GitHub.ViewerFlag.Kind.allCases {
          receive(ViewerStateUpdate(kind, [:], isComplete: false, isReset: true))
        }
        inner.inner = account.viewer.observe(receive)
      }
    }
    return CompositeDisposable([outer, inner])
  }

  func load(_ flag: GitHub.ViewerFlag) async throws { try await current.viewer.load(flag) }

  func request(_ target: Bool, of flag: GitHub.ViewerFlag) async throws {
    try await current.viewer.request(target, of: flag)
  }

  func refresh() async { await current.viewer.refresh() }

  func atRest() async { await current.viewer.atRest() }
}

extension ShownAccount: PlaceStore {
  func load() -> NavigationSnapshot<Route>? { current.places.load() }

  func save(_ place: NavigationSnapshot<Route>) { current.places.save(place) }
}

extension ShownAccount: SearchHistory {
  var queries: [String] {
    get { account.searches.queries }
    set { current.searches.queries = newValue }
  }

  var queriesProducer: SignalProducer<[String], Never> {
    _account.producer.flatMap(.latest) { $0.searches.queriesProducer }
  }
}

extension ShownAccount: BlobSource {
  func read(_ blob: Blob, show: @escaping @MainActor (LargeText) -> Bool) async throws {
    try await current.blobs.read(blob, show: show)
  }

  func read(
    _ log: JobLog,
    show: @escaping @MainActor (_ text: LargeText, _ skipped: Int) -> Bool
  ) async throws {
    try await current.blobs.read(log, show: show)
  }

  func search(_ matches: inout LargeMatches) async -> Bool {
    await current.blobs.search(&matches)
  }
}

extension ShownAccount: OfflineCopies {
  func keep(
    _ name: GitHub.RepositoryName,
    onProgress: @escaping @MainActor @Sendable (OfflineProgress) -> Void
  ) async throws {
    try await current.offlineCopies.keep(name, onProgress: onProgress)
  }

  func remove(_ name: GitHub.RepositoryName) async throws {
    try await current.offlineCopies.remove(name)
  }

  func keepIssues(of name: GitHub.RepositoryName, total: Int) async throws {
    try await current.offlineCopies.keepIssues(of: name, total: total)
  }

  func removeIssues(of name: GitHub.RepositoryName) async throws {
    try await current.offlineCopies.removeIssues(of: name)
  }

  func size() async -> Int { await current.offlineCopies.size() }
}

extension ShownAccount: FileSaver {
  func suggestion(for name: String) async -> String { await current.saver.suggestion(for: name) }

  func place(at text: String, for name: String) async throws -> SavePlace {
    try await current.saver.place(at: text, for: name)
  }

  func job(for content: SavedContent) -> any SaveJob { current.saver.job(for: content) }
}
