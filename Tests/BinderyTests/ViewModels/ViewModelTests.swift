import Bindery
import BinderyTesting
import Testing

struct ViewModelTests {
  // C36
  @Test func `a view model lives from initialised to ended`() {
    let viewModel = ViewModel()
    var seen: [ViewModel.Phase] = []
    let token = observe { seen.append(viewModel.phase) }

    viewModel.activate()
    viewModel.deactivate()
    viewModel.activate()
    viewModel.end()
    viewModel.activate()

    #expect(seen == [.initialised, .active, .inactive, .active, .ended])
    token.dispose()
  }

  // C36
  @Test func `what began with an activation ends with it`() {
    let viewModel = ViewModel()
    var events: [String] = []
    viewModel.whenActivated { lifetime in
      events.append("begin")
      lifetime.observeEnded { events.append("end") }
    }

    viewModel.activate()
    viewModel.deactivate()
    viewModel.activate()
    viewModel.end()

    #expect(events == ["begin", "end", "begin", "end"])
  }

  @Test func `a released view model ends its lifetime`() async {
    var ended = false
    let released = await isReleased {
      ViewModel()
    } afterwards: {
      $0.lifetime.observeEnded { ended = true }
    }

    #expect(released && ended)
  }
}
