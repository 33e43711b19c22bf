import BinderyNavigation
import Measuring

/// Adds a round of navigation: the time that it takes, and the bytes that remain allocated after
/// it.
func addNavigation(to suite: inout Suite) {
  suite.row("push-pop") { _, sink in
    let router = NumberRouter()
    return { turns in
      for turn in turns { sink.consume(router.round(turn)) }
    }
  }
  suite.memory("bytes-push-pop") { _, sink in
    let router = NumberRouter()
    return MemoryCase.Subject(
      make: { sink.consume(router.round(7)) },
      works: { router.depth == 1 }
    )
  }
}

/// A router with a root, over which screens are pushed.
private final class NumberRouter {
  private enum Screen: NavigationScreen {
    case number(Number)

    var viewModel: ViewModel {
      switch self {
      case .number(let viewModel): viewModel
      }
    }
  }

  private final class Number: ViewModel {
    @MutableProperty var value = 0

    init(_ value: Int) {
      super.init()
      self.value = value
      whenActivated { viewModel, activation in
        activation.observe(viewModel) { _ = $0.value }
      }
    }

    isolated deinit {}
  }

  private let router = Router<Screen>()

  init() { router.resetRoot(.number(Number(0))) }

  deinit {}

  /// The number of screens.
  var depth: Int { router.controllers.first?.entries.count ?? 0 }

  /// Pushes a screen and pops it, and returns the number of screens between.
  func round(_ number: Int) -> Int {
    router.push(.number(Number(number)))
    let depth = depth
    router.pop()
    return depth
  }
}
