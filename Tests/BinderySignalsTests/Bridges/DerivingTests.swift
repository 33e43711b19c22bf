import BinderySignals
import BinderyTesting
import Testing

struct DerivingTests {
  private struct Fault: Error, Equatable {}

  private let library = Library()
  private let scheduler = TestScheduler()

  // C54
  @Test func `the work runs for the current value and for each change`() async {
    let viewModel = CatalogSearchViewModel(library)
    #expect(viewModel.books.isLoading)
    await library.answer(["Ulysses"])
    #expect(viewModel.books.value == ["Ulysses"])

    viewModel.query = "tide"
    #expect(viewModel.books.isLoading)
    #expect(viewModel.books.value == ["Ulysses"])
    await library.answer(["Low Tide"])

    #expect(!viewModel.books.isLoading)
    #expect(viewModel.books.value == ["Low Tide"])
    #expect(library.queries == ["", "tide"])
  }

  // C54
  @Test func `a newer input cancels the work and drops its late result`() async {
    let viewModel = CatalogSearchViewModel(library)
    await library.answer([])
    let late = library

    viewModel.query = "ti"
    await settle()
    let first = late.takeRequest()
    viewModel.query = "tide"
    first?.resume(returning: ["Tiger"])
    await settle()
    #expect(viewModel.books.isLoading)
    await library.answer(["Low Tide"])

    #expect(viewModel.books.value == ["Low Tide"])
    #expect(library.cancelled == ["ti"])
  }

  // C54
  @Test func `a failure is stored together with the last value until the next input`() async {
    let viewModel = CatalogSearchViewModel(library)
    await library.answer(["Ulysses"])

    viewModel.query = "tide"
    await library.fail(Fault())
    #expect(viewModel.books.error as? Fault == Fault())
    #expect(viewModel.books.value == ["Ulysses"])
    viewModel.query = "low"

    #expect(viewModel.books.error == nil)
    #expect(viewModel.books.isLoading)
    await library.answer(["Low Tide"])
    #expect(viewModel.books.value == ["Low Tide"])
  }

  // C54
  @Test func `work that cancels itself restores the previous state`() async {
    let viewModel = CatalogSearchViewModel(library)
    await library.answer(["Ulysses"])

    viewModel.query = "tide"
    await library.fail(CancellationError())

    #expect(viewModel.books.error == nil)
    #expect(!viewModel.books.isLoading)
    #expect(viewModel.books.value == ["Ulysses"])
  }

  // C54
  @Test func `debounced typing derives once`() async {
    let viewModel = CatalogSearchViewModel(library, debouncingOn: scheduler)

    for query in ["t", "ti", "tid", "tide"] {
      viewModel.query = query
      scheduler.advance(by: .milliseconds(299))
    }
    #expect(library.queries == [])
    scheduler.advance(by: .milliseconds(1))
    await library.answer(["Low Tide"])

    #expect(library.queries == ["tide"])
    #expect(viewModel.books.value == ["Low Tide"])
  }

  // C54, C82
  @Test func `work that does not suspend ends before the write returns, unless it begins late`()
    async
  {
    let viewModel = CountingViewModel()

    viewModel.name = "tide"
    let atOnce = viewModel.count.value
    await settle()

    #expect(atOnce == (tasksBeginLate ? nil : 4))
    #expect(viewModel.count.value == 4)
  }

  // C54
  @Test func `the view model is not retained before and after the work`() async throws {
    try await expectDeallocated {
      CatalogSearchViewModel(library)
    } afterwards: { [library] _ in
      await library.answer(["Ulysses"])
    }
    try await expectDeallocated {
      CountingViewModel()
    } afterwards: {
      $0.name = "tide"
    }
  }

  // C54, C82
  @Test func `work that is superseded before it begins does not retain the view model`()
    async throws
  {
    try await expectDeallocated {
      CountingViewModel()
    } afterwards: {
      for name in ["t", "ti", "tide"] { $0.name = name }
      await settle()
    }
  }

  // C54
  @Test func `the view model is retained while the work runs`() async {
    var viewModel: CatalogSearchViewModel? = CatalogSearchViewModel(library)
    weak let released = viewModel
    await settle()

    viewModel = nil
    await settle()
    #expect(released != nil)
    await library.answer(["Ulysses"])

    #expect(released == nil)
    #expect(viewModel == nil)
  }

  // C54
  @Test func `the end of the lifetime cancels the work and ends the derivation`() async {
    let viewModel = CatalogSearchViewModel(library)
    await library.answer(["Ulysses"])
    viewModel.query = "tide"
    await settle()

    viewModel.end()
    await library.answer(["Low Tide"])
    viewModel.query = "low"
    await settle()

    #expect(viewModel.books.value == ["Ulysses"])
    #expect(library.cancelled == ["tide"])
    #expect(library.queries == ["", "tide"])
  }

  // C54
  @Test func `an observer of the loading state may send the next input`() async {
    let viewModel = CatalogSearchViewModel(library)
    await library.answer([])
    viewModel.lifetime.observe(viewModel) {
      if $0.books.isLoading, $0.query == "tide" { $0.query = "low tide" }
    }

    viewModel.query = "tide"
    await library.answer(["Low Tide"])
    await library.answer(["Low Tide"])

    #expect(viewModel.books.value == ["Low Tide"])
    #expect(library.queries.last == "low tide")
  }

  // C66
  @Test(.enabled(if: !tasksBeginLate))
  func `a property that the work reads before its first suspension is reported once`() async {
    let line: UInt = #line + 2
    func make() -> CountingViewModel {
      CountingViewModel(line: line) { viewModel, name in
        let count = name.count + viewModel.extra
        await Task.yield()
        return count + viewModel.later
      }
    }
    var viewModels: [CountingViewModel] = []
    let reports = await untrackedReads(at: line) {
      viewModels = [make(), make()]
      for viewModel in viewModels { viewModel.name = "tide" }
      await settle()
    }

    #expect(viewModels.map(\.count.value) == [4, 4])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("CountingViewModel.extra") == true)
    #expect(reports.first?.contains("later") == false)
    #expect(reports.first?.contains("DerivingTests.swift:\(line)") == true)
  }

  // C66
  @Test func `work that reads nothing, or reads inside untracked, is not reported`() async {
    var viewModels: [CountingViewModel] = []
    let reports = await untrackedReads(at: 1, 2, 3) {
      let plain = CountingViewModel(line: 1) { _, name in name.count }
      let explicit = CountingViewModel(line: 2) { viewModel, name in
        untracked { name.count + viewModel.extra }
      }
      let late = CountingViewModel(line: 3) { viewModel, name in
        await Task.yield()
        return name.count + viewModel.extra
      }
      viewModels = [plain, explicit, late]
      for viewModel in viewModels { viewModel.name = "tide" }
      await settle()
    }

    #expect(viewModels.map(\.count.value) == [4, 4, 4])
    #expect(reports == [])
  }

  // C66
  @Test func `an observer of the result is not taken for the work`() async {
    let reports = await untrackedReads(at: 4) {
      let viewModel = CountingViewModel(line: 4) { viewModel, name in
        viewModel.seen = name.count
        return name.count
      }
      viewModel.lifetime.observe(viewModel) { _ = ($0.count.value, $0.extra, $0.seen) }
      viewModel.$count.signal.observeValues { [weak viewModel] _ in _ = viewModel?.extra }
      batch { viewModel.name = "tide" }
      await settle()
      #expect(viewModel.seen == 4)
    }

    #expect(reports == [])
  }

  // C54, C66, C82
  @Test func `work that writes what it has read runs once for each input`() async {
    var runs = 0
    let reports = await untrackedReads(at: 5) {
      let viewModel = CountingViewModel(line: 5) { viewModel, name in
        runs += 1
        viewModel.seen = viewModel.seen + 1
        return name.count
      }
      await settle()
      batch { viewModel.name = "tide" }
      await settle()
      viewModel.seen = 10
      viewModel.name = "low"
      await settle()
    }

    #expect(runs == 3)
    // Work that begins late is not recorded.
    #expect(reports.count == (tasksBeginLate ? 0 : 1))
  }

  /// Returns the reports of reads that are not observed while `body` runs, of the calls in `lines`.
  private func untrackedReads(
    at lines: UInt...,
    during body: () async -> Void
  ) async -> [String] {
    var reports: [String] = []
    let trace = Trace.observe {
      guard case .untrackedReads(_, let work) = $0 else { return }
      if lines.contains(where: { work.hasSuffix("DerivingTests.swift:\($0))") }) {
        reports.append("\($0)")
      }
    }
    defer { trace.dispose() }
    await body()
    return reports
  }
}

private final class CatalogSearchViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books = AsyncState<[String]>.idle
  private let library: Library

  init(_ library: Library, debouncingOn scheduler: (any Scheduler)? = nil) {
    self.library = library
    super.init()
    let queries =
      scheduler.map { $query.producer.debounce(.milliseconds(300), on: $0) } ?? $query.producer
    _books
      <~ derive(from: queries) { viewModel, query in
        try await viewModel.library.books(matching: query)
      }
  }
}

private final class CountingViewModel: ViewModel {
  @MutableProperty var name = ""
  @MutableProperty private(set) var count = AsyncState<Int>.idle
  @MutableProperty var extra = 0
  @MutableProperty var later = 0
  @MutableProperty var seen = 0

  override init() {
    super.init()
    _count <~ derive(from: $name) { _, name in name.count }
  }

  init(
    line: UInt,
    _ work: @escaping @MainActor (CountingViewModel, String) async throws -> Int
  ) {
    super.init()
    _count <~ derive(from: $name, line: line, work)
  }
}

/// A service whose requests are suspended until the test resumes them.
private final class Library {
  private(set) var queries: [String] = []
  private(set) var cancelled: [String] = []
  private var requests: [CheckedContinuation<[String], any Error>] = []

  init() {}
  deinit {}

  func books(matching query: String) async throws -> [String] {
    queries.append(query)
    let books = try await withCheckedThrowingContinuation { requests.append($0) }
    if Task.isCancelled { cancelled.append(query) }
    return books
  }

  func takeRequest() -> CheckedContinuation<[String], any Error>? {
    requests.isEmpty ? nil : requests.removeFirst()
  }

  func answer(_ books: [String]) async {
    await settle()
    takeRequest()?.resume(returning: books)
    await settle()
  }

  func fail(_ error: any Error) async {
    await settle()
    takeRequest()?.resume(throwing: error)
    await settle()
  }
}
