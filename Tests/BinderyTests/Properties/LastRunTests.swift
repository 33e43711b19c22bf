import Bindery
import Testing

/// Tests of observers that end in their own run, and read and write after that.
struct LastRunTests {
  // C45
  @Test func `an observer that releases its token may read and write in the rest of its run`() {
    let number = MutableProperty(0)
    var token: ObservationToken?
    token = observe {
      guard number.value == 1 else { return }
      token = nil
      number.value = number.value + 1
    }

    number.value = 1
    number.value = 5
    let other = observe { _ = number.value }
    number.value = 6

    #expect(token == nil)
    #expect(number.value == 6)
    other.dispose()
  }

  // C45
  @Test func `an observer that ends its view model may change it in the rest of its run`() {
    let viewModel = JournalViewModel()
    let lifetime = Lifetime()
    let reader = observe { _ = viewModel.log }
    lifetime.observe(viewModel) {
      guard $0.isDone else { return }
      $0.end()
      $0.log.append("x")
    }

    viewModel.isDone = true
    viewModel.isDone = false
    viewModel.log.append("y")

    #expect(viewModel.log == ["x", "y"])
    reader.dispose()
  }
}

private final class JournalViewModel: ViewModel {
  @MutableProperty var isDone = false
  @MutableProperty var log: [String] = []
}
