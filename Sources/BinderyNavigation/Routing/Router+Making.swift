import BinderySignals

extension Router {
  /// Returns the controllers of a plan, and makes the screens that it adds.
  ///
  /// - Returns: The controllers, or `nil` if one of the view models cannot be shown.
  func entries(
    of plan: NavigationPlan<Screen>,
    _ submission: Submission
  ) -> [NavigationController<Screen>]? {
    let before = (controller: nextController, entry: nextEntry)
    if plan.restartsNumbers { nextController = 0 }
    var after = plan.kept
    for (index, addition) in plan.added.enumerated() {
      let isAwaited = submission.awaited != nil && index == plan.added.count - 1
      let id = addition.startsController ? takeControllerID() : 0
      guard let entry = makeEntry(addition, isAwaited, above: after, submission) else {
        nextController = before.controller
        discard(after, newerThan: before.entry)
        return nil
      }
      if addition.startsController {
        after.append(NavigationController(id: id, entries: [entry]))
      } else {
        after[after.count - 1].entries.append(entry)
      }
    }
    restore(submission.states, to: after, newerThan: before.entry)
    for entry in after.flatMap(\.entries) where entry.id > before.entry {
      entry.screen.viewModel.place = self
    }
    return after
  }

  /// Makes the entry of an addition, or reports that its view model cannot be shown above `below`.
  private func makeEntry(
    _ addition: NavigationPlan<Screen>.Addition,
    _ isAwaited: Bool,
    above below: [NavigationController<Screen>],
    _ submission: Submission
  ) -> NavigationController<Screen>.Entry? {
    // The page beside the list is opened, rather than made a second time.
    if case .route(let route) = addition.target, let shown = preview?.entry, shown.route == route,
      !isAwaited, !below.flatMap(\.entries).contains(where: { $0.id == shown.id })
    {
      return shown
    }
    let id = takeEntryID()
    let (screen, route) = screen(of: addition.target)
    if let fault = fault(of: screen.viewModel, above: below) {
      let request = submission.request.located
      Trace.report(.refusedScreen("\(request): the view model of \(screen.name) \(fault)"))
      return nil
    }
    // A screen that the request moves keeps its tabs.
    let old = entry(of: screen.viewModel)
    let tabs = old?.tabs ?? tabControllers(of: screen)
    if let tab = addition.tab { tabs?.tabs.select(id: tab) }
    return .init(
      id: id,
      screen: screen,
      route: route ?? old?.route,
      tabs: tabs,
      returnsResult: isAwaited || old?.returnsResult == true
    )
  }

  /// Makes the page beside the list on top; `nil` if its view model cannot be shown.
  func makePreview(of route: Screen.Route) -> NavigationController<Screen>.Entry? {
    let request = NavigationRequest(.push(NavigationTarget<Screen>.route(route)), .none, place: nil)
    let addition = NavigationPlan<Screen>.Addition(
      target: .route(route),
      startsController: false,
      tab: nil
    )
    let entry = makeEntry(addition, false, above: controllers, Submission(request))
    entry?.screen.viewModel.place = self
    return entry
  }

  /// Returns why a view model cannot be shown above `below`, or `nil` if it can.
  ///
  /// A view model has one place. An entry that the request removes gives up its view model.
  private func fault(
    of viewModel: ViewModel,
    above below: [NavigationController<Screen>]
  ) -> String? {
    if viewModel.phase == .ended { return "has ended" }
    let isShown = below.contains { $0.entries.contains { $0.screen.viewModel === viewModel } }
    let isElsewhere = viewModel.place != nil && entry(of: viewModel) == nil
    return isShown || isElsewhere ? "is shown already" : nil
  }

  /// Returns the entry that shows a view model at present.
  private func entry(of viewModel: ViewModel) -> NavigationController<Screen>.Entry? {
    controllers.lazy.flatMap(\.entries).first { $0.screen.viewModel === viewModel }
  }

  /// Ends the view models that the factory has made for a request that is refused.
  private func discard(_ made: [NavigationController<Screen>], newerThan last: Int) {
    for entry in made.flatMap(\.entries).reversed()
    where entry.id > last && entry.route != nil && entry.screen.viewModel.place == nil {
      entry.screen.viewModel.end()
    }
  }

  private func screen(of target: NavigationTarget<Screen>) -> (Screen, Screen.Route?) {
    switch target {
    case .screen(let screen): return (screen, nil)
    case .route(let route):
      guard let screens else {
        preconditionFailure("set the `screens` of the router before a request with a route")
      }
      let owner = WeakViewModel()
      let remove = { [weak self] (viewModel: ViewModel) in
        _ = self?.remove(viewModel)
      }
      let screen = screens.screen(for: route, ScreenContext(owner, remove: remove))
      owner.made(screen.viewModel, remove)
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
      let (screen, route) = self.screen(of: .route(all[$0].target))
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
}
