import BinderyNavigation
import BinderyTesting

/// The real router, which does what a script says.
final class NavigationWorld {
  private let router = Router<NumberedScreen>()
  var finishes: [Int: (String) -> Void] = [:]
  private var screens: [Int: WeakScreen] = [:]
  private var nextNumber = 0
  var awaited: Set<Int> = []
  private let factory = Screens()
  private(set) var results: [String] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  /// The numbers of screens whose tasks are to be cancelled when they have been stored.
  private var cancelled: Set<Int> = []
  /// The request to make while the next one is performed.
  private var inner: (step: NavigationScript.Step, trigger: NavigationScript.Trigger)?
  private let lifetime = Lifetime()

  private struct WeakScreen {
    weak var viewModel: NumberedViewModel?
  }

  init() {
    factory.world = self
    lifetime += router.requests.observeValues { [weak self] _ in self?.performInner(by: .observer) }
  }

  isolated deinit { lifetime.dispose() }

  /// The numbers of the screens on each controller.
  var controllers: [[Int]] {
    router.controllers.map { $0.entries.map(\.screen.numbered.number) }
  }

  /// The numbers of the view models that are active.
  var active: Set<Int> { Set(numbers { $0.phase == .active }) }

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
        $0.resetRoot($1)
      }
    case .push(false):
      show {
        $0.push($1)
      } orRoute: {
        $0.push($1)
      }
    case .present(false):
      show {
        $0.present($1)
      } orRoute: {
        $0.present($1)
      }
    case .replace:
      show {
        $0.replace($1)
      } orRoute: {
        $0.replace($1)
      }
    case .push(true):
      awaitResult {
        await $0.push($1)
      } orRoute: { navigation, route in
        await navigation.push { route($0) }
      }
    case .present(true):
      awaitResult {
        await $0.present($1)
      } orRoute: { navigation, route in
        await navigation.present { route($0) }
      }
    case .set(let keeping, let adding): set(keeping, adding)
    case .pop: router.pop()
    case .popToRoot: router.popToRoot()
    case .dismiss: router.dismiss()
    case .remove(let number):
      if let viewModel = viewModel(number) { router.remove(viewModel, animated: false) }
    case .finish(let number): finishes[number]?("done")
    case .cancel(let number): cancel(number)
    case .selectTab(let number, let tab): entry(number)?.tabs?.tabs.select(tab)
    case .nested(let outer, let inner, let trigger):
      self.inner = (inner, trigger)
      perform(outer)
      performInner(by: trigger)
    case .popTo(let number): popTo(number)
    case .goBack(let number): if let entry = entry(number) { router.viewDidPop(to: entry.id) }
    case .dismissByUser: router.viewDidDismiss()
    case .end: router.end()
    }
  }

  /// Removes all screens, so that tasks that await their results resume.
  func end() {
    router.end()
    finishes = [:]
  }

  /// Makes the inner request of a nested step, if it has not been made.
  private func performInner(by trigger: NavigationScript.Trigger) {
    guard let inner, inner.trigger == trigger else { return }
    self.inner = nil
    perform(inner.step)
  }

  /// Cancels the task that awaits the result of a screen, as soon as there is one.
  private func cancel(_ number: Int) {
    guard awaited.contains(number) else { return }
    if tasks[number] == nil { cancelled.insert(number) }
    tasks[number]?.cancel()
  }

  private func entry(_ number: Int) -> NavigationController<NumberedScreen>.Entry? {
    untracked { router.controllers }.flatMap(\.entries)
      .first { $0.screen.numbered.number == number }
  }

  private func popTo(_ number: Int) {
    guard let entry = entry(number) else { return }
    _ = entry.route.map { router.popTo($0) } ?? router.popTo(entry.screen)
  }

  private func numbers(where isWanted: (NumberedViewModel) -> Bool) -> [Int] {
    screens.values.compactMap(\.viewModel).filter(isWanted).map(\.number)
  }

  private func viewModel(_ number: Int) -> NumberedViewModel? { screens[number]?.viewModel }

  private func takeNumber() -> Int {
    nextNumber += 1
    return nextNumber - 1
  }

  func newScreen(_ number: Int) -> NumberedScreen {
    let viewModel = NumberedViewModel(number) { [weak self] in self?.performInner(by: .hook) }
    screens[number] = WeakScreen(viewModel: viewModel)
    if NavigationModel.hasTabs(number), number % 2 == 0 {
      viewModel.addTabs { [weak self] in
        guard let self else { preconditionFailure("the world has been released") }
        return newScreen($0)
      }
    }
    return NumberedScreen(viewModel)
  }

  /// Shows the next screen: one with an odd number by its route.
  private func show(
    _ screen: (Router<NumberedScreen>, NumberedScreen) -> NavigationOutcome,
    orRoute route: (any RouteNavigation<NumberedRoute>, NumberedRoute) -> NavigationOutcome
  ) {
    let number = takeNumber()
    _ =
      number % 2 == 1
      ? route(router, NumberedRoute(number: number)) : screen(router, newScreen(number))
  }

  private func set(_ keeping: Int, _ adding: Int) {
    let routes = (router.controllers.first?.entries ?? []).prefix { $0.route != nil }
      .compactMap(\.route)
    let added = (0..<adding).map { _ in NumberedRoute(number: takeNumber()) }
    router.set(RoutePath(routes.prefix(keeping) + added))
  }

  private func awaitResult(
    _ screen:
      @escaping @MainActor (
        Router<NumberedScreen>, (@escaping (String) -> Void) -> NumberedScreen
      ) async -> String?,
    orRoute route:
      @escaping @MainActor (
        any RouteNavigation<NumberedRoute>, (RouteResult<String>) -> NumberedRoute
      ) async -> String?
  ) {
    let number = takeNumber()
    awaited.insert(number)
    tasks[number] = Task.immediate { @MainActor [weak self, router] in
      let result =
        number % 2 == 1
        ? await route(router) { NumberedRoute(number: number, result: $0) }
        : await screen(router) { finish in
          guard let self else { preconditionFailure("the world has been released") }
          self.finishes[number] = finish
          return self.newScreen(number)
        }
      self?.results.append("\(number): \(result ?? "nothing")")
    }
    if cancelled.contains(number) { tasks[number]?.cancel() }
  }
}
