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
    typealias Route = Int

    let numbered: NumberedViewModel
    var viewModel: ViewModel { numbered }
    var name: String { "\(numbered.number)" }
  }

  private final class Screens: ScreenFactory {
    weak var world: NavigationWorld?

    deinit {}

    func screen(for route: Int, _ context: ScreenContext) -> NumberedScreen {
      if world?.awaited.contains(route) == true { world?.finishes[route] = context.finish() }
      return world?.newScreen(route) ?? NumberedScreen(numbered: NumberedViewModel(route))
    }
  }

  private let router = Router<NumberedScreen>()
  private var finishes: [Int: (String) -> Void] = [:]
  private var screens: [Int: WeakScreen] = [:]
  private var nextNumber = 0
  private var awaited: Set<Int> = []
  private let factory = Screens()
  private(set) var results: [String] = []

  private struct WeakScreen {
    weak var viewModel: NumberedViewModel?
  }

  init() {
    factory.world = self
  }

  deinit {}

  /// The numbers of the screens on each controller.
  var controllers: [[Int]] {
    router.controllers.map { $0.entries.map(\.screen.numbered.number) }
  }

  /// The numbers of the view models that are active.
  var active: [Int] { numbers { $0.phase == .active }.sorted() }

  /// The numbers of the view models that are still there.
  var living: Set<Int> { Set(numbers { _ in true }) }

  /// Performs `step` without reporting requests that have nothing to act on: scripts make many.
  func perform(_ step: NavigationScript.Step) {
    let printer = Trace.printer
    defer { Trace.printer = printer }
    Trace.printer = { _ in }
    router.screens = factory
    switch step {
    case .reset:
      show {
        $0.resetRoot($1)
      } orRoute: {
        $0.resetRoot($1 as Int)
      }
    case .push(false):
      show {
        $0.push($1)
      } orRoute: {
        $0.push($1 as Int)
      }
    case .present(false):
      show {
        $0.present($1)
      } orRoute: {
        $0.present($1 as Int)
      }
    case .replace:
      show {
        $0.replace($1)
      } orRoute: {
        $0.replace($1 as Int)
      }
    case .push(true):
      awaitResult {
        await $0.push($1)
      } orRoute: {
        await $0.push($1, returning: String.self)
      }
    case .present(true):
      awaitResult {
        await $0.present($1)
      } orRoute: {
        await $0.present($1, returning: String.self)
      }
    case .set(let keeping, let adding): set(keeping, adding)
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
    screens.values.compactMap(\.viewModel).filter(isWanted).map(\.number)
  }

  private func viewModel(_ number: Int) -> NumberedViewModel? { screens[number]?.viewModel }

  private func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber - 1
  }

  private func newScreen(_ number: Int) -> NumberedScreen {
    let viewModel = NumberedViewModel(number)
    screens[number] = WeakScreen(viewModel: viewModel)
    return NumberedScreen(numbered: viewModel)
  }

  /// Shows the next screen: one with an odd number by its route.
  private func show(
    _ screen: (Router<NumberedScreen>, NumberedScreen) -> NavigationOutcome,
    orRoute route: (any RouteNavigation<Int>, Int) -> NavigationOutcome
  ) {
    let number = takeNumber()
    _ = number % 2 == 1 ? route(router, number) : screen(router, newScreen(number))
  }

  private func set(_ keeping: Int, _ adding: Int) {
    let routes = (router.controllers.first?.entries ?? []).prefix { $0.route != nil }
      .compactMap(\.route)
    let added = (0..<adding).map { _ in takeNumber() }
    router.set(RoutePath(routes.prefix(keeping) + added))
  }

  private func awaitResult(
    _ screen:
      @escaping @MainActor (
        Router<NumberedScreen>, (@escaping (String) -> Void) -> NumberedScreen
      ) async -> String?,
    orRoute route: @escaping @MainActor (any RouteNavigation<Int>, Int) async -> String?
  ) {
    let number = takeNumber()
    awaited.insert(number)
    Task.immediate { @MainActor [weak self, router] in
      let result =
        number % 2 == 1
        ? await route(router, number)
        : await screen(router) { finish in
          self?.finishes[number] = finish
          return self?.newScreen(number) ?? NumberedScreen(numbered: NumberedViewModel(number))
        }
      self?.results.append("\(number): \(result ?? "nothing")")
    }
  }
}
