import Bindery

final class BooksViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books: [Book] = []
  @MutableProperty private(set) var status = ""
  private var request: LegacyServer.Request?
  private let library = Library()
  private let server = LegacyServer()

  private(set) lazy var reload = command(.latest, when: { !$0.query.isEmpty }) { viewModel in
    try await viewModel.refresh()
  }

  lazy var load: Command<Void, [Book]> = command { viewModel, _, complete in
    viewModel.request = viewModel.server.find(viewModel.query, complete)
  } onCancel: {
    $0.request?.cancel()
  }

  override init() {
    super.init()
    reload.onValue(self) { viewModel, books in viewModel.books = books }
  }

  func followStatus(of service: Library) {
    lifetime.task { [service, _status] in
      while let next = await service.nextStatus() { _status.value = next }
    }
  }

  func follow(_ store: Library) {
    lifetime.task(self, for: store.changes()) { viewModel, change in viewModel.apply(change) }
  }

  func followCatalog(_ store: Catalog) {
    lifetime.task(self, of: { await store.changes() }) { viewModel, change in
      viewModel.apply(change)
    }
  }

  private func refresh() async throws -> [Book] { try await library.books(matching: query) }

  private func apply(_ change: Book) { books.append(change) }
}

@MainActor
func callbacks(server: LegacyServer) -> Command<String, [Book]> {
  var request: LegacyServer.Request?
  let find = Command<String, [Book]> { query, complete in
    request = server.find(query, complete)
  } onCancel: {
    request?.cancel()
  }
  return find
}

@MainActor
func combined(owned: BooksViewModel, starred: BooksViewModel) -> CombinedCommand<Void> {
  let refreshAll = CombinedCommand(owned.reload, starred.reload)
  return refreshAll
}

@MainActor
final class FollowView: CommandDelegate {
  private let spinner = Spinner()

  init(_ followCommand: Command<Void, Void>) {
    followCommand.delegate = self
  }

  func commandDidStart(_ command: any CommandStatus) { spinner.start() }
  func commandDidFinish(_ command: any CommandStatus) { spinner.stop() }
}
