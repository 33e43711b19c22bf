/// The decisions on requests that act on given controllers.
@MainActor
struct NavigationPlanner<Screen: NavigationScreen> {
  /// The controllers before the request.
  let controllers: [NavigationController<Screen>]

  /// Returns the plan of a request, or `nil` if it has nothing to act on.
  ///
  /// A request from an entry acts on the controllers as if that entry were on top.
  func plan(_ request: NavigationRequest<NavigationTarget<Screen>>) -> NavigationPlan<Screen>? {
    guard let source = request.source else { return plan(request.action) }
    guard let place = place(of: { $0.id == source }) else { return nil }
    let below = keep(place.entry + 1, of: place.controller).kept
    return NavigationPlanner(controllers: below).plan(request.action)
  }

  private func plan(
    _ action: NavigationRequest<NavigationTarget<Screen>>.Action
  ) -> NavigationPlan<Screen>? {
    switch action {
    case .push(let target): planAddition(target, startsController: false)
    case .present(let target): planAddition(target, startsController: true)
    case .pop:
      controllers.last.flatMap { $0.entries.count > 1 ? keep($0.entries.count - 1) : nil }
    case .popToRoot: controllers.last.flatMap { $0.entries.count > 1 ? keep(1) : nil }
    case .popTo(let target): place { $0.isScreen(of: target) }.flatMap(keepThrough)
    case .back(let id): place { $0.id == id }.flatMap(keepThrough)
    case .replace(let target): planReplacement(target)
    case .dismiss:
      controllers.count > 1 ? NavigationPlan(kept: Array(controllers.dropLast())) : nil
    case .resetRoot(let target):
      NavigationPlan(
        kept: [],
        added: [.init(target: target, startsController: true, tab: nil)],
        restartsNumbers: true
      )
    case .set(let path): planPath(path)
    case .remove(let viewModel): place { $0.screen.viewModel === viewModel }.flatMap(planRemoval)
    }
  }

  /// The place of an entry.
  private typealias Place = (controller: Int, entry: Int)

  /// Returns the place of the topmost entry for which `isWanted` returns true.
  private func place(of isWanted: (NavigationController<Screen>.Entry) -> Bool) -> Place? {
    for (index, controller) in controllers.enumerated().reversed() {
      if let entry = controller.entries.lastIndex(where: isWanted) { return (index, entry) }
    }
    return nil
  }

  private func planAddition(
    _ target: NavigationTarget<Screen>,
    startsController: Bool
  ) -> NavigationPlan<Screen>? {
    guard !controllers.isEmpty else { return nil }
    return NavigationPlan(
      kept: controllers,
      added: [.init(target: target, startsController: startsController, tab: nil)]
    )
  }

  private func planReplacement(_ target: NavigationTarget<Screen>) -> NavigationPlan<Screen>? {
    guard let last = controllers.last else { return nil }
    var plan = keep(last.entries.count - 1)
    plan.added = [.init(target: target, startsController: false, tab: nil)]
    return plan
  }

  /// Keeps the first entries of the last controller.
  private func keep(_ count: Int) -> NavigationPlan<Screen> {
    keep(count, of: controllers.count - 1)
  }

  private func keep(_ count: Int, of controller: Int) -> NavigationPlan<Screen> {
    var kept = Array(controllers[...controller])
    kept[controller].entries.removeSubrange(count...)
    return NavigationPlan(kept: kept)
  }

  /// Removes all entries above `place`; there have to be any.
  private func keepThrough(_ place: Place) -> NavigationPlan<Screen>? {
    let isTop =
      place.controller == controllers.count - 1
      && place.entry == controllers[place.controller].entries.count - 1
    return isTop ? nil : keep(place.entry + 1, of: place.controller)
  }

  private func planRemoval(_ place: Place) -> NavigationPlan<Screen>? {
    if place.entry > 0 { return keep(place.entry, of: place.controller) }
    // The root of the app stays, because there would be nothing to show.
    guard place.controller > 0 else { return nil }
    return NavigationPlan(kept: Array(controllers[..<place.controller]))
  }

  /// Keeps the entries of the longest common prefix with `path`.
  private func planPath(
    _ path: RoutePath<NavigationTarget<Screen>>
  ) -> NavigationPlan<Screen>? {
    guard !path.isEmpty else { return nil }
    var plan = NavigationPlan<Screen>(kept: [])
    var isCommon = true
    for (index, elements) in path.controllers.enumerated() {
      for (position, element) in elements.enumerated() {
        if isCommon, controllers.indices.contains(index),
          controllers[index].entries.indices.contains(position),
          controllers[index].entries[position].isScreen(of: element.target)
        {
          plan.keep(controllers[index], position, tab: element.tab)
          continue
        }
        isCommon = false
        let isNew = position == 0
        plan.added.append(.init(target: element.target, startsController: isNew, tab: element.tab))
      }
      // A controller that has more entries than the path ends the common prefix.
      if controllers.indices.contains(index), controllers[index].entries.count > elements.count {
        isCommon = false
      }
    }
    plan.restartsNumbers = plan.kept.isEmpty
    return plan
  }
}

extension NavigationPlan {
  fileprivate mutating func keep(
    _ controller: NavigationController<Screen>,
    _ position: Int,
    tab: String?
  ) {
    let entry = controller.entries[position]
    if position == 0 {
      kept.append(NavigationController(id: controller.id, entries: [entry]))
    } else {
      kept[kept.count - 1].entries.append(entry)
    }
    if let tab, entry.tabs != nil { tabs.append((entry.id, tab)) }
  }
}

extension NavigationController.Entry {
  /// Whether this is the screen of `target`: the same view model, or an equal route.
  func isScreen(of target: NavigationTarget<Screen>) -> Bool {
    switch target {
    case .screen(let other): screen.viewModel === other.viewModel
    case .route(let other): route == other
    }
  }
}
