import BinderySignals
import BinderyTesting
import Testing

/// A view model and an actor service that exchange values in both directions.
struct ActorServiceTests {
  private let service = CatalogService()

  // C53
  @Test func `an actor receives the current value of a property and its changes, in order`() async {
    let viewModel = CatalogViewModel(service)
    viewModel.follow()
    await settle()

    for title in ["Tide", "Tide Tables", "Low Tide"] {
      viewModel.title = title
      await settle()
    }

    #expect(await service.titles == ["", "Tide", "Tide Tables", "Low Tide"])
  }

  // C53
  @Test func `an actor stops iterating when the view model is released`() async {
    var viewModel: CatalogViewModel? = CatalogViewModel(service)
    viewModel?.follow()
    await settle()
    #expect(await service.followers == 1)

    viewModel = nil
    await settle()

    #expect(await service.followers == 0)
    #expect(viewModel == nil)
  }

  // C51
  @Test func `an actor sends values to an observer in order, then the completion`() async {
    let viewModel = CatalogViewModel(service)
    let progress = TestObserver(viewModel.progress)

    viewModel.scan()
    await settle()

    #expect(progress.values == (1...100).map { Double($0) / 100 })
    #expect(progress.hasCompleted)
    #expect(viewModel.scanned == 1)
  }

  // C52
  @Test func `the changes of an actor become values of a property`() async {
    let viewModel = CatalogViewModel(service)
    await settle()

    await service.add("Ulysses")
    await service.add("Low Tide")
    await settle()

    #expect(viewModel.newest == "Low Tide")
  }

  // C52
  @Test func `an actor has no observer left when the view model is released`() async throws {
    try await expectDeallocated {
      CatalogViewModel(service)
    } afterwards: { _ in
      await settle()
    }

    #expect(await service.listeners == 0)
  }

  // C50
  @Test func `a callback of an actor completes a command`() async throws {
    let viewModel = CatalogViewModel(service)
    await service.add("Ulysses")
    await service.add("Low Tide")

    let count = try await viewModel.count()

    #expect(count == 2)
    #expect(!viewModel.count.isExecuting)
  }

  // C54
  @Test func `a property is derived by a request to an actor`() async {
    let viewModel = CatalogViewModel(service)
    await service.add("Low Tide")
    await service.add("Ulysses")
    await settle()

    viewModel.title = "Tide"
    await settle()

    #expect(viewModel.matches.value == ["Low Tide"])
  }
}

private final class CatalogViewModel: ViewModel {
  @MutableProperty var title = ""
  @MutableProperty private(set) var newest = ""
  @MutableProperty private(set) var scanned = 0.0
  @MutableProperty private(set) var matches = AsyncState<[String]>.idle
  let progress: Signal<Double, Never>

  private(set) lazy var count: Command<Void, Int> = command { viewModel, _, complete in
    viewModel.service.count(complete)
  } onCancel: { _ in
  }

  private let service: CatalogService
  private let progressInput: Signal<Double, Never>.Observer

  init(_ service: CatalogService) {
    self.service = service
    (progress, progressInput) = Signal<Double, Never>.pipe()
    super.init()
    _scanned <~ progress
    _newest <~ SignalProducer(of: { [service] in await service.additions() })
    _matches
      <~ derive(from: $title) { viewModel, title in
        await viewModel.service.titles(containing: title)
      }
  }

  func follow() {
    let titles = $title.producer.values()
    Task { [service] in await service.follow(titles) }
  }

  func scan() {
    let poster = progressInput.poster()
    Task { [service] in await service.scan(reportingTo: poster) }
  }
}

/// A service of the model layer, which uses the types of the framework that it is handed and
/// nothing else.
private actor CatalogService {
  private(set) var titles: [String] = []
  private(set) var followers = 0
  private var books: [String] = []
  private var continuations: [Int: AsyncStream<String>.Continuation] = [:]
  private var requests = 0

  var listeners: Int { continuations.count }

  func follow(_ titles: SignalValues<String, Never>) async {
    followers += 1
    for await title in titles { self.titles.append(title) }
    followers -= 1
  }

  func scan(reportingTo progress: Poster<Double, Never>) {
    for step in 1...100 { progress.post(Double(step) / 100) }
    progress.postCompleted()
  }

  func additions() -> AsyncStream<String> {
    requests += 1
    let number = requests
    let (additions, continuation) = AsyncStream.makeStream(of: String.self)
    continuation.onTermination = { _ in Task { await self.forget(number) } }
    continuations[number] = continuation
    return additions
  }

  func add(_ title: String) {
    books.append(title)
    for continuation in continuations.values { continuation.yield(title) }
  }

  func titles(containing text: String) -> [String] {
    books.filter { text.isEmpty || $0.contains(text) }
  }

  /// Calls `complete` on the thread on which it is called.
  nonisolated func count(_ complete: @escaping @Sendable (Result<Int, any Error>) -> Void) {
    Task { complete(.success(await books.count)) }
  }

  private func forget(_ number: Int) { continuations[number] = nil }
}
