import BinderyNavigation
import BinderyTesting

/// The real router, which does what a script says.
final class NavigationWorld {
  final class NumberedViewModel: ViewModel {
    let number: Int

    init(_ number: Int) {
      self.number = number
      super.init()
    }
  }

  struct NumberedScreen: NavigationScreen {
    let numbered: NumberedViewModel
    var viewModel: ViewModel { numbered }
    var name: String { "\(numbered.number)" }
  }

  private let router = Router<NumberedScreen>()
  private var finishes: [Int: (String) -> Void] = [:]
  private var screens: [WeakScreen] = []
  private(set) var results: [String] = []

  private struct WeakScreen {
    weak var viewModel: NumberedViewModel?
  }

  init() {}

  deinit {}

  /// The numbers of the screens on each controller.
  var controllers: [[Int]] {
    router.controllers.map { $0.entries.map(\.screen.numbered.number) }
  }

  /// The numbers of the view models that are active.
  var active: [Int] { numbers { $0.phase == .active } }

  /// The numbers of the view models that are still there.
  var living: Set<Int> { Set(numbers { _ in true }) }

  /// Performs `step` without reporting requests that have nothing to act on: scripts make many.
  func perform(_ step: NavigationScript.Step) {
    let printer = Trace.printer
    defer { Trace.printer = printer }
    Trace.printer = { _ in }
    switch step {
    case .reset: router.resetRoot(newScreen())
    case .push(false): router.push(newScreen())
    case .present(false): router.present(newScreen())
    case .push(true): awaitResult { router, make in await router.push(make) }
    case .present(true): awaitResult { router, make in await router.present(make) }
    case .pop: router.pop()
    case .popToRoot: router.popToRoot()
    case .dismiss: router.dismiss()
    case .remove(let number):
      if let viewModel = viewModel(number) { router.remove(viewModel, animated: false) }
    case .finish(let number): finishes[number]?("done")
    case .goBack(let number):
      let entries = router.controllers.flatMap(\.entries)
      if let entry = entries.first(where: { $0.screen.numbered.number == number }) {
        router.viewDidPop(to: entry.id)
      }
    case .dismissByUser: router.viewDidDismiss()
    case .end: router.end()
    }
  }

  /// Removes all screens, so that tasks that await their results resume.
  func end() {
    router.end()
    finishes = [:]
  }

  private func numbers(where isWanted: (NumberedViewModel) -> Bool) -> [Int] {
    screens.compactMap(\.viewModel).filter(isWanted).map(\.number)
  }

  private func viewModel(_ number: Int) -> NumberedViewModel? {
    screens.indices.contains(number) ? screens[number].viewModel : nil
  }

  private func newScreen() -> NumberedScreen {
    let viewModel = NumberedViewModel(screens.count)
    screens.append(WeakScreen(viewModel: viewModel))
    return NumberedScreen(numbered: viewModel)
  }

  private func awaitResult(
    _ show:
      @escaping @MainActor (
        Router<NumberedScreen>, (@escaping (String) -> Void) -> NumberedScreen
      ) async -> String?
  ) {
    let number = screens.count
    Task.immediate { @MainActor [weak self, router] in
      let result = await show(router) { finish in
        self?.finishes[number] = finish
        return self?.newScreen() ?? NumberedScreen(numbered: NumberedViewModel(number))
      }
      self?.results.append("\(number): \(result ?? "nothing")")
    }
  }
}
