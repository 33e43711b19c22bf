/// The truth about which screens there are: a stack of navigation controllers.
///
/// View models ask through ``Navigation``; hosts observe ``controllers``, show what it says, and
/// tell what the person did by ``viewDidPop(to:)`` and ``viewDidDismiss()``. Exactly the top screen
/// of the last controller is active. A view model that leaves the stack ends.
///
/// ```swift
/// let router = Router<Screen>()
/// let services = Services(navigation: router)
/// router.resetRoot(.login(LoginViewModel(services)))
/// ```
///
/// The idea is MVVMReactiveCocoa's `MRCNavigationControllerStack`; there the stack listens to the
/// requests, here it is asked, and ``requests`` tells who wants to listen.
@MainActor
public final class Router<Screen: NavigationScreen>: Navigation {
  /// The stack, the root controller first.
  ///
  /// Empty until the first reset.
  @MutableProperty public private(set) var controllers: [NavigationController<Screen>] = []

  /// Every request, after it has been carried out.
  public let requests: Signal<NavigationRequest<Screen>, Never>
  private let requestInput: Signal<NavigationRequest<Screen>, Never>.Observer

  private var nextController = 0
  private var nextEntry = 0

  /// Makes a router without screens.
  public init() { (requests, requestInput) = Signal.pipe() }

  isolated deinit {
    for controller in controllers { end(controller.entries[...]) }
  }

  /// The screen on show.
  public var top: Screen? { controllers.last?.top.screen }

  /// Puts `screen` on top of the last controller.
  public func push(_ screen: Screen, animated: Bool) {
    guard !controllers.isEmpty else { return ignore(.push(screen, animated: animated)) }
    change { $0[$0.count - 1].entries.append(entry(screen)) }
    requestInput.send(value: .push(screen, animated: animated))
  }

  /// Takes the top screen off the last controller.
  ///
  /// A root stays.
  public func pop(animated: Bool) {
    guard let last = controllers.last, last.entries.count > 1 else {
      return ignore(.pop(animated: animated))
    }
    change { $0[$0.count - 1].entries.removeLast() }
    requestInput.send(value: .pop(animated: animated))
  }

  /// Takes all screens but the root off the last controller.
  public func popToRoot(animated: Bool) {
    guard let last = controllers.last, last.entries.count > 1 else {
      return ignore(.popToRoot(animated: animated))
    }
    change { $0[$0.count - 1].entries.removeSubrange(1...) }
    requestInput.send(value: .popToRoot(animated: animated))
  }

  /// Puts `screen` on a controller of its own, above all others.
  public func present(_ screen: Screen, animated: Bool, completion: (() -> Void)?) {
    guard !controllers.isEmpty else { return ignore(.present(screen, animated: animated)) }
    change { $0.append(controller(screen)) }
    requestInput.send(value: .present(screen, animated: animated))
    completion?()
  }

  /// Takes the last controller away, unless it is the only one.
  public func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard controllers.count > 1 else { return ignore(.dismiss(animated: animated)) }
    change { $0.removeLast() }
    requestInput.send(value: .dismiss(animated: animated))
    completion?()
  }

  /// Forgets everything and begins again with `screen`, on controller 0.
  public func resetRoot(_ screen: Screen, animated: Bool) {
    nextController = 0
    change { $0 = [controller(screen)] }
    requestInput.send(value: .resetRoot(screen, animated: animated))
  }

  /// Ends all view models, the last first, and forgets their screens; a reset begins again.
  ///
  /// Call it when what shows the screens has been closed. A view model that holds its navigation
  /// and the router that holds its screen let go of each other here.
  public func end() { change { $0 = [] } }

  /// Takes away the screen of `viewModel` and all that is above it, by pop or dismiss.
  ///
  /// The root screen stays: there would be nothing to show.
  public func remove(_ viewModel: ViewModel, animated: Bool) {
    guard let place = place(of: { $0.screen.viewModel === viewModel }) else { return }
    if place.entry > 0 {
      truncate(to: place.entry, of: place.controller)
      requestInput.send(value: .pop(animated: animated))
    } else if place.controller > 0 {
      change { $0.removeSubrange(place.controller...) }
      requestInput.send(value: .dismiss(animated: animated))
    }
  }

  /// The person went back, by a gesture or a key of the host, to the entry with this id.
  public func viewDidPop(to id: Int) {
    guard let place = place(of: { $0.id == id }) else { return }
    truncate(to: place.entry + 1, of: place.controller)
  }

  /// The person put the last controller away.
  public func viewDidDismiss() {
    guard controllers.count > 1 else { return }
    change { $0.removeLast() }
  }

  /// Reports a request that has nothing to act on; see ``TraceEvent/ignoredRequest(_:)``.
  private func ignore(_ request: NavigationRequest<Screen>) {
    guard Trace.looksForFaults else { return }
    let reason = controllers.isEmpty ? ": call resetRoot first" : ""
    Trace.report(.ignoredRequest("\(request)\(reason)"))
  }

  private func truncate(to count: Int, of controller: Int) {
    change {
      $0.removeSubrange((controller + 1)...)
      $0[controller].entries.removeSubrange(count...)
    }
  }

  private func place(
    of isWanted: (NavigationController<Screen>.Entry) -> Bool
  ) -> (controller: Int, entry: Int)? {
    for (index, controller) in controllers.enumerated() {
      if let entry = controller.entries.firstIndex(where: isWanted) { return (index, entry) }
    }
    return nil
  }

  private func entry(_ screen: Screen) -> NavigationController<Screen>.Entry {
    nextEntry += 1
    return .init(id: nextEntry, screen: screen)
  }

  private func controller(_ screen: Screen) -> NavigationController<Screen> {
    let id = takeControllerID()
    return NavigationController(id: id, entries: [entry(screen)])
  }

  private func takeControllerID() -> Int {
    defer { nextController += 1 }
    return nextController
  }

  /// Makes a change, tells the hosts, and then moves the view models through their lives.
  private func change(_ body: (inout [NavigationController<Screen>]) -> Void) {
    let before = untracked { controllers }
    var after = before
    body(&after)
    adoptTabs(in: after, notIn: before)
    controllers = after
    let kept = Set(after.flatMap(\.entries).map(\.id))
    let oldTop = before.last?.top
    let newTop = after.last?.top
    if let oldTop, oldTop.id != newTop?.id { oldTop.screen.viewModel.deactivate() }
    for controller in before.reversed() {
      end(controller.entries.filter { !kept.contains($0.id) }[...])
    }
    if let newTop { newTop.screen.viewModel.activate() }
  }

  private func end(_ entries: ArraySlice<NavigationController<Screen>.Entry>) {
    for entry in entries.reversed() { entry.screen.viewModel.end() }
  }

  private func adoptTabs(
    in after: [NavigationController<Screen>],
    notIn before: [NavigationController<Screen>]
  ) {
    let known = Set(before.flatMap(\.entries).map(\.id))
    for entry in after.flatMap(\.entries) where !known.contains(entry.id) {
      entry.screen.tabs?.number(controllerID: takeControllerID) {
        nextEntry += 1
        return nextEntry
      }
    }
  }
}
