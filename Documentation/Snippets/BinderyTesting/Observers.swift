import BinderyTesting
import Testing

/// The view model that the tests of this folder look at.
final class SearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var isSearching = false
  @MutableProperty private(set) var title = ""
  let results: Signal<[String], Never>
  private let resultsInput: Signal<[String], Never>.Observer

  override init() {
    (results, resultsInput) = Signal<[String], Never>.pipe()
    super.init()
    lifetime.observe(self) { $0.isSearching = !$0.query.isEmpty }
    $query.signal.observeValues { [resultsInput] in resultsInput.send(value: [$0]) }
  }

  func showUser(of server: Server) {
    lifetime.task { [_title] in _title.value = await server.user() }
  }
}

/// A service that answers when a test says so.
@MainActor
final class Server {
  private var request: CheckedContinuation<String, Never>?

  func user() async -> String { await withCheckedContinuation { request = $0 } }

  func answer(_ user: String) {
    request?.resume(returning: user)
    request = nil
  }
}

@MainActor
struct SearchTests {
  private let viewModel = SearchViewModel()

  @Test func `each query has results`() {
    let observer = TestObserver(viewModel.results)
    viewModel.query = "bindery"
    #expect(observer.values == [["bindery"]])
    #expect(observer.take() == [.value(["bindery"])])  // returns the events and removes them
  }

  @Test func `a query begins a search`() async throws {
    try await recordChanges(of: viewModel) { changes in
      viewModel.query = "swift"
      try changes.expect("query", from: "", to: "swift")
      try changes.expect("isSearching", from: false, to: true)
    }
  }

  @Test func `the title is the name of the user`() async {
    let server = Server()
    viewModel.showUser(of: server)

    server.answer("Juno")
    await settle()
    #expect(viewModel.title == "Juno")
  }

  @Test func `only the query at which typing rests counts`() {
    let (query, input) = Signal<String, Never>.pipe()

    let scheduler = TestScheduler()
    let results = TestObserver(query.debounce(.milliseconds(300), on: scheduler))
    input.send(value: "tide")
    scheduler.advance(by: .milliseconds(300))
    #expect(results.values == ["tide"])
  }
}
