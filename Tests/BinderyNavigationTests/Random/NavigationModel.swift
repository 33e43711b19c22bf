/// A plain model of the router: the screens of each controller as a list of numbers.
///
/// Every third screen has two tabs.
struct NavigationModel {
  private(set) var controllers: [[Int]] = []
  /// The results of the screens that return one, in the order in which they resolve.
  private(set) var results: [String] = []
  private var screens = 0
  private var awaited: Set<Int> = []
  private var routeMade: Set<Int> = []
  /// The selected tabs of screens.
  private var selected: [Int: Int] = [:]
  /// The numbers of the tabs whose screens have been made.
  private var madeTabs: [Int: Set<Int>] = [:]

  /// Whether the screen with a number has tabs.
  static func hasTabs(_ screen: Int) -> Bool { screen >= 0 && screen % 3 == 2 }

  /// The number of the screen of a tab, which no other screen has.
  static func number(ofTab tab: Int, of screen: Int) -> Int { -(2 * screen + tab + 1) }

  /// The numbers of the screens that are there, those of tabs included.
  var present: Set<Int> {
    let screens = Set(controllers.joined())
    return screens.reduce(into: screens) { $0.formUnion(madeTabs[$1] ?? []) }
  }

  /// The numbers of the active screens: the top one, and that of its selected tab.
  var active: Set<Int> {
    guard let top = controllers.last?.last else { return [] }
    return Self.hasTabs(top) ? [top, selectedTab(of: top)] : [top]
  }

  private func selectedTab(of screen: Int) -> Int {
    Self.number(ofTab: selected[screen] ?? 0, of: screen)
  }

  mutating func perform(_ step: NavigationScript.Step) {
    change(step)
    // The screen of a tab is made when it is shown first.
    if let top = controllers.last?.last, Self.hasTabs(top) {
      madeTabs[top, default: []].insert(selectedTab(of: top))
    }
  }

  private mutating func change(_ step: NavigationScript.Step) {
    switch step {
    case .reset:
      remove(from: 0)
      controllers = [[newScreen()]]
    case .push(let returning):
      let screen = newScreen(returning: returning)
      guard !controllers.isEmpty else { return resolve(screen) }
      controllers[controllers.count - 1].append(screen)
    case .present(let returning):
      let screen = newScreen(returning: returning)
      guard !controllers.isEmpty else { return resolve(screen) }
      controllers.append([screen])
    case .pop:
      if let last = controllers.last, last.count > 1 {
        truncate(controllers.count - 1, last.count - 1)
      }
    case .popToRoot:
      if let last = controllers.last, last.count > 1 { truncate(controllers.count - 1, 1) }
    case .replace:
      // A screen is made when its turn has come, one of a route only if there is a place for it.
      let screen = newScreen()
      guard let last = controllers.last else { return }
      truncate(controllers.count - 1, last.count - 1)
      controllers[controllers.count - 1].append(screen)
    case .set(let keeping, let adding): set(keeping, adding)
    case .dismiss, .dismissByUser:
      if controllers.count > 1 { remove(from: controllers.count - 1) }
    case .remove(let screen): remove(screen)
    case .finish(let screen): finish(screen)
    case .cancel(let screen): if awaited.contains(screen) { remove(screen) }
    case .selectTab(let screen, let tab): if place(of: screen) != nil { selected[screen] = tab }
    case .nested(let outer, let inner, _):
      perform(outer)
      perform(inner)
    case .goBack(let screen), .popTo(let screen):
      if let place = place(of: screen) { truncate(place.controller, place.entry + 1) }
    case .end: remove(from: 0)
    }
  }

  private mutating func set(_ keeping: Int, _ adding: Int) {
    let kept = min(keeping, (controllers.first ?? []).prefix { routeMade.contains($0) }.count)
    let added = (0..<adding).map { _ in newScreen() }
    routeMade.formUnion(added)
    guard kept + adding > 0 else { return }
    if kept == 0 {
      remove(from: 0)
      controllers = [added]
    } else {
      truncate(0, kept)
      controllers[0] += added
    }
  }

  private mutating func newScreen(returning: Bool = false) -> Int {
    if returning { awaited.insert(screens) }
    if screens % 2 == 1 { routeMade.insert(screens) }
    screens += 1
    return screens - 1
  }

  private mutating func finish(_ screen: Int) {
    guard awaited.contains(screen), let place = place(of: screen) else { return }
    // A root stays, so its result waits for another way out.
    results.append("\(screen): done")
    awaited.remove(screen)
    if place == (0, 0) { return }
    remove(screen)
  }

  private mutating func remove(_ screen: Int) {
    guard let place = place(of: screen) else { return }
    if place.entry > 0 {
      truncate(place.controller, place.entry)
    } else if place.controller > 0 {
      remove(from: place.controller)
    }
  }

  /// Removes controllers, the last first.
  private mutating func remove(from first: Int) {
    while controllers.count > first {
      for screen in controllers[controllers.count - 1].reversed() { resolve(screen) }
      controllers.removeLast()
    }
  }

  private mutating func truncate(_ controller: Int, _ count: Int) {
    remove(from: controller + 1)
    for screen in controllers[controller][count...].reversed() { resolve(screen) }
    controllers[controller].removeSubrange(count...)
  }

  private mutating func resolve(_ screen: Int) {
    if awaited.remove(screen) != nil { results.append("\(screen): nothing") }
  }

  private func place(of screen: Int) -> (controller: Int, entry: Int)? {
    for (index, controller) in controllers.enumerated() {
      if let entry = controller.firstIndex(of: screen) { return (index, entry) }
    }
    return nil
  }
}
