import BinderySignals

/// A service on an isolation of its own.
actor Shelf {
  func titles(matching words: String) throws -> [String] { [words] }

  func changes() -> AsyncStream<String> { AsyncStream { $0.finish() } }

  func failingChanges() throws -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { $0.finish() }
  }
}

/// A service that sends its progress to a poster.
actor Downloader {
  func start(reportingTo poster: Poster<Double, Never>) {
    poster.post(0.5)
    poster.postCompleted()
  }
}

struct Location: Sendable {
  var latitude = 0.0
}

/// A service that calls back on a thread of its own.
final class Tracker: Sendable {
  @MainActor
  func start(_ report: @escaping @Sendable (Location) -> Void) -> any Disposable {
    let task = Task.detached { report(Location()) }
    return AnyDisposable { task.cancel() }
  }
}

final class CatalogViewModel: ViewModel {
  @MutableProperty var query = ""
  @MutableProperty private(set) var books = AsyncState<[String]>.idle
  private let shelf: Shelf
  @MutableProperty private(set) var progress = 0.0

  init(_ shelf: Shelf, scheduler: any Scheduler) {
    self.shelf = shelf
    super.init()
    let typed = $query.producer.debounce(.milliseconds(300), on: scheduler)
    _books <~ derive(from: typed) { try await $0.shelf.titles(matching: $1) }
  }

  func download(with downloader: Downloader) async {
    let (progress, input) = Signal<Double, Never>.pipe()
    _progress <~ progress
    await downloader.start(reportingTo: input.poster())  // an actor, which calls `post(0.5)`
  }
}

@MainActor
func show(_ viewModel: CatalogViewModel, on label: Label) {
  label.text =
    switch viewModel.books {
    case .idle: ""
    case .loading: "Searching…"
    case .loaded(let books): "\(books.count) books"
    case .failed: "Could not load"
    }
}

@MainActor
func follow(_ store: Shelf) -> SignalProducer<String, Never> {
  let changes = SignalProducer(of: { await store.changes() })
  return changes
}

@MainActor
func followFailing(_ store: Shelf) -> SignalProducer<String, any Error> {
  let changes = SignalProducer(of: { try await store.failingChanges() })
  return changes
}

@MainActor
func locate(with tracker: Tracker) -> SignalProducer<Location, Never> {
  let locations = SignalProducer<Location, Never> { observer, lifetime in
    let poster = observer.poster(bufferingPolicy: .bufferingNewest(1))
    lifetime += tracker.start { poster.post($0) }  // called on a thread of the tracker
  }
  return locations
}

struct RequestError: Error {
  var isTransient = true
}

@MainActor
func patiently(
  _ request: SignalProducer<User, RequestError>,
  on scheduler: any Scheduler
) -> SignalProducer<User, RequestError> {
  request.retry(
    upTo: 5,
    backOff: .exponential(from: .seconds(1), upTo: .seconds(30), jitter: 0.5),
    on: scheduler,
    while: { $0.isTransient }
  )
}

func fourSeconds() -> Duration {
  let backOff = BackOff.exponential(from: .seconds(1), upTo: .seconds(30))
  return backOff.delay(before: 3)  // 4 seconds
}
