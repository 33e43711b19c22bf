import Bindery

@MainActor
final class ClockView {
  private let label = Label()
  private let viewModel = ExpertViewModel()
  private let search = SerialDisposable()

  func followForAMoment() {
    let lifetime = Lifetime()
    lifetime.observe(self) { $0.label.text = $0.viewModel.title }

    lifetime.dispose()  // The label no longer follows the title.
  }

  func runForAMoment() {
    let clock = startClock()
    clock.dispose()  // ends it; a second call does nothing
    print(clock.isDisposed)  // true
  }

  func find(_ words: String, in library: Archive) {
    search.inner = library.observe(words)  // ends the observation of the words before
  }

  private func startClock() -> any Disposable { AnyDisposable {} }
}

/// A service that can be observed.
@MainActor
final class Archive {
  func observe(_ words: String) -> any Disposable { AnyDisposable {} }
}
