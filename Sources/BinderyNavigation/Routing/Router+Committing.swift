import BinderySignals

extension Router {
  /// Returns the controllers of a plan, and makes the screens that it adds.
  func entries(
    of plan: NavigationPlan<Screen>,
    _ submission: Submission
  ) -> [NavigationController<Screen>] {
    let before = nextEntry
    if plan.restartsNumbers { nextController = 0 }
    var after = plan.kept
    for (index, addition) in plan.added.enumerated() {
      let id = addition.startsController ? takeControllerID() : 0
      let isTop = index == plan.added.count - 1
      let entry = makeEntry(addition, isTop ? submission : nil)
      if addition.startsController {
        after.append(NavigationController(id: id, entries: [entry]))
      } else {
        after[after.count - 1].entries.append(entry)
      }
    }
    restore(submission.states, to: after, newerThan: before)
    return after
  }

  private func makeEntry(
    _ addition: NavigationPlan<Screen>.Addition,
    _ submission: Submission?
  ) -> NavigationController<Screen>.Entry {
    let id = takeEntryID()
    let (screen, route) = screen(of: addition.target, receive: submission?.receive)
    submission?.prepare?(screen)
    let tabs = tabControllers(of: screen)
    if let tab = addition.tab { tabs?.tabs.select(id: tab) }
    return .init(
      id: id,
      screen: screen,
      route: route,
      tabs: tabs,
      returnsResult: submission?.prepare != nil
    )
  }

  private func screen(
    of target: NavigationTarget<Screen>,
    receive: ((Any) -> Void)?
  ) -> (Screen, Screen.Route?) {
    switch target {
    case .screen(let screen): return (screen, nil)
    case .route(let route):
      guard let screens else {
        preconditionFailure("set the `screens` of the router before a request with a route")
      }
      let owner = WeakViewModel()
      let remove = { [weak self] in
        if let viewModel = owner.viewModel { self?.remove(viewModel) }
      }
      let context = ScreenContext(
        returnResult: { result in
          receive?(result)
          remove()
        },
        remove: remove
      )
      let screen = screens.screen(for: route, context)
      owner.viewModel = screen.viewModel
      return (screen, route)
    }
  }

  private func tabControllers(of screen: Screen) -> TabControllers<Screen>? {
    if let tabs = screen.tabs {
      return TabControllers(tabs, ids: tabs.all.map { _ in takeIDs() }) { [all = tabs.all] in
        .init(id: $1, screen: all[$0].screen, route: nil, tabs: nil, returnsResult: false)
      }
    }
    guard let tabs = screen.routeTabs else { return nil }
    let ids = tabs.all.map { _ in takeIDs() }
    let controllers = TabControllers<Screen>(tabs, ids: ids) { [weak self, all = tabs.all] in
      guard let self else { preconditionFailure("the router of the tabs has been released") }
      let (screen, route) = self.screen(of: .route(all[$0].target), receive: nil)
      return .init(id: $1, screen: screen, route: route, tabs: nil, returnsResult: false)
    }
    let life = controllers.makeLife()
    tabs.life = life
    life.follow(screen.viewModel)
    return controllers
  }

  private func takeIDs() -> (controller: Int, entry: Int) { (takeControllerID(), takeEntryID()) }

  private func takeEntryID() -> Int {
    nextEntry += 1
    return nextEntry
  }

  private func takeControllerID() -> Int {
    defer { nextController += 1 }
    return nextController
  }

  /// Replaces the controllers, calls `notify`, and then moves the view models through their phases.
  ///
  /// The tabs of entries that stay are selected while their screens are inactive, so that a covered
  /// tab loads nothing.
  func commit(
    _ after: [NavigationController<Screen>],
    tabs: [(entry: Int, tab: String)] = [],
    notify: () -> Void = {}
  ) {
    let before = untracked { controllers }
    controllers = after
    notify()
    let kept = Set(after.flatMap(\.entries).map(\.id))
    let oldTop = before.last?.top
    let newTop = after.last?.top
    if let oldTop, oldTop.id != newTop?.id { oldTop.screen.viewModel.deactivate() }
    for controller in before.reversed() {
      end(controller.entries.filter { !kept.contains($0.id) })
    }
    for (id, tab) in tabs {
      after.flatMap(\.entries).first { $0.id == id }?.tabs?.tabs.select(id: tab)
    }
    updateBeside()
    newTop?.screen.viewModel.activate()
  }

  /// Ends the view models of entries, the last first.
  func end(_ entries: [NavigationController<Screen>.Entry]) {
    for entry in entries.reversed() { entry.screen.viewModel.end() }
  }
}

/// A weak reference to the view model of a screen that is being made.
@MainActor
final class WeakViewModel {
  weak var viewModel: ViewModel?

  deinit {}
}
