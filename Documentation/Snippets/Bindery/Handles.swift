import Bindery

/// A sensor that runs until it is stopped.
@MainActor
final class Sensor {
  private(set) var isRunning = false

  func start() { isRunning = true }

  func stop() { isRunning = false }
}

@MainActor
func runOnce(_ sensor: Sensor) {
  sensor.start()
  let running = AnyDisposable { sensor.stop() }
  running.dispose()  // stops the sensor
  print(running.isDisposed)  // true
}

@MainActor
func hold(_ sensor: Sensor) {
  let token = ObservationToken(AnyDisposable { sensor.stop() })
  token.dispose()  // stops the sensor, as the release of the token does
  print(token.isDisposed)  // true
}

@MainActor
func collect(_ viewModel: BooksViewModel) {
  let observations = CompositeDisposable()
  observations += viewModel.reload.onValue { books in print(books.count) }
  observations.add { print("No longer observed.") }
  observations.dispose()  // ends both, in this order
  print(observations.isDisposed)  // true
}

@MainActor
func collectUntilRelease(_ viewModel: BooksViewModel) {
  let scoped = ScopedDisposable(CompositeDisposable())
  scoped += viewModel.reload.onValue { books in print(books.count) }
  scoped.dispose()  // as its release does
  print(scoped.isDisposed, scoped.inner.isDisposed)  // true true
}

@MainActor
func searchOnce(_ words: String, in library: Archive) {
  let search = SerialDisposable()
  search.inner = library.observe(words)
  search.dispose()  // ends the observation, and each that is set later
  print(search.isDisposed)  // true
}

@MainActor
func runDuringLifetime(_ sensor: Sensor) {
  let lifetime = Lifetime()
  lifetime.add(AnyDisposable { sensor.stop() })
  lifetime.observeEnded { print("The sensor has stopped.") }
  lifetime.dispose()
  print(lifetime.hasEnded, lifetime.isDisposed)  // true true
}

final class Downloader: LifetimeProviding {
  let lifetime = Lifetime()

  private(set) lazy var download: Command<String, [Book]> = command { downloader, words in
    try await downloader.find(words)
  }
  private let library = Library()

  private func find(_ words: String) async throws -> [Book] {
    try await library.books(matching: words)
  }
}
