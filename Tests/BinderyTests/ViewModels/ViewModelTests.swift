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
  @Test func `work that began with an activation ends with it`() {
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

  // C36
  @Test func `a view model that an observer of its phase ends starts no activation`() {
    let viewModel = ViewModel()
    var started = 0
    viewModel.whenActivated { _ in started += 1 }
    let token = observe { if viewModel.phase == .active { viewModel.end() } }

    viewModel.activate()

    #expect(viewModel.phase == .ended)
    #expect(started == 0)
    token.dispose()
  }

  // C36
  @Test func `an activation that ends the view model is the last to begin`() {
    let viewModel = ViewModel()
    var events: [String] = []
    viewModel.whenActivated { lifetime in
      lifetime.observeEnded { events.append("end") }
      events.append("begin")
      viewModel.end()
    }
    viewModel.whenActivated { _ in events.append("too late") }

    viewModel.activate()

    #expect(events == ["begin", "end"])
  }

  // C36
  @Test func `an observer of the phase may add an activation closure, which is called once`() {
    let viewModel = ViewModel()
    var started = 0
    let token = observe {
      if viewModel.phase == .active { viewModel.whenActivated { _ in started += 1 } }
    }

    viewModel.activate()

    #expect(started == 1)
    token.dispose()
  }

  // C36
  @Test func `a view model that an observer of its phase activates again stays active`() {
    let viewModel = ViewModel()
    var events: [String] = []
    viewModel.whenActivated { lifetime in
      events.append("begin")
      lifetime.observeEnded { events.append("end") }
    }
    viewModel.activate()
    let token = observe { if viewModel.phase == .inactive { viewModel.activate() } }

    viewModel.deactivate()

    #expect(viewModel.phase == .active)
    #expect(events == ["begin", "end", "begin"])
    token.dispose()
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
