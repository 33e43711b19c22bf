import BinderyTesting
import Testing

/// A service of the model layer on an isolation of its own.
actor BookStore {
  private var titles = ["High Tide"]
  private var observers: [AsyncStream<[String]>.Continuation] = []

  func add(_ title: String) {
    titles.append(title)
    for observer in observers { observer.yield(titles) }
  }

  func titles(containing words: String) -> [String] { titles.filter { $0.contains(words) } }

  func changes() -> AsyncStream<[String]> {
    let (changes, observer) = AsyncStream.makeStream(of: [String].self)
    observer.yield(titles)
    observers.append(observer)
    return changes
  }
}

final class StockViewModel: ViewModel {
  @MutableProperty var words = ""
  @MutableProperty private(set) var titles: [String] = []
  @MutableProperty private(set) var matches = AsyncState<[String]>.idle
  private let store: BookStore

  private(set) lazy var add: Command<String, Void> = command(.queue) { viewModel, title in
    await viewModel.store.add(title)
  }

  init(_ store: BookStore) {
    self.store = store
    super.init()
    lifetime.task(self, of: { await store.changes() }) { viewModel, titles in
      viewModel.titles = titles
    }
    _matches <~ derive(from: $words) { await $0.store.titles(containing: $1) }
  }
}

/// A device that calls back on a thread of its own.
final class LevelMeter: Sendable {
  func start(_ report: @escaping @Sendable (Int) -> Void) -> Task<Void, Never> {
    Task.detached { for level in 1...3 { report(level) } }
  }
}

@MainActor
func levels(of meter: LevelMeter) -> SignalProducer<Int, Never> {
  SignalProducer<Int, Never> { observer, lifetime in
    let poster = observer.poster(bufferingPolicy: .bufferingNewest(100))
    lifetime.add(meter.start { level in poster.post(level) })
  }
}

@MainActor
struct ActorArticleTests {
  @Test func `a title that is added appears`() async {
    let viewModel = StockViewModel(BookStore())

    viewModel.add.execute("Low Tide")
    await settle()

    #expect(viewModel.titles == ["High Tide", "Low Tide"])
  }

  @Test func `the matches follow the words`() async {
    let viewModel = StockViewModel(BookStore())

    viewModel.words = "Tide"
    #expect(viewModel.matches.isLoading)
    await settle()

    #expect(viewModel.matches.value == ["High Tide"])
  }

  @Test func `values of another thread arrive in order`() async {
    let observer = TestObserver(levels(of: LevelMeter()))

    await settle()

    #expect(observer.values == [1, 2, 3])
  }
}
