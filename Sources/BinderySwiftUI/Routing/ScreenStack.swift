import BinderyNavigation

/// A controller of a router as a navigation stack: its root, its path, and the sheet above it.
///
/// It shows the controller, and follows it after each change. It keeps its last screens when the
/// controller has been removed, because a sheet is drawn until it has slid out.
@MainActor
package final class ScreenStack<Screen: NavigationScreen> {
  /// The screen at the bottom.
  @MutableProperty package private(set) var root: ShownScreen<Screen>
  /// The screens above the root.
  @MutableProperty package private(set) var path: [ShownScreen<Screen>]
  /// The stack of the controller that is presented above this one.
  @MutableProperty package private(set) var sheet: ScreenStack?

  let controller: Int
  private let router: Router<Screen>
  private weak var screens: RouterScreens<Screen>?
  /// The sheet that was shown last, so that one that the system closes and a guard keeps comes back
  /// with the views that it had.
  private var lastSheet: ScreenStack?

  init(_ controller: NavigationController<Screen>, in screens: RouterScreens<Screen>) {
    self.controller = controller.id
    self.screens = screens
    router = screens.router
    root = ShownScreen(controller.root)
    path = controller.entries.dropFirst().map(ShownScreen.init)
  }

  deinit {}

  /// Whether the screen on top of this stack is the active one and asks before it is removed.
  ///
  /// The back button of the system and its gesture are off meanwhile, and a button of the kit asks.
  package var isGuarded: Bool { sheet == nil && router.isTopGuarded }

  /// Whether a screen of this stack asks before it is removed, so that a sheet cannot be dragged
  /// away.
  package var isDismissalGuarded: Bool {
    ([root] + path).contains { shown in
      (shown.screen.viewModel as? any LeavingGuard)?.guardsLeaving == true
    }
  }

  /// Shows the first of some controllers, and the others as sheets above it.
  func follow(_ controllers: ArraySlice<NavigationController<Screen>>) {
    guard let own = controllers.first else { return }
    let isSame = root.id == own.root.id
    root = ShownScreen(own.root)
    path = own.entries.dropFirst().map(ShownScreen.init)
    let above = controllers.dropFirst()
    guard let next = above.first else {
      sheet = nil
      lastSheet = nil
      return
    }
    // The numbers of controllers begin again after a reset.
    let kept = isSame && lastSheet?.controller == next.id ? lastSheet : nil
    guard let shown = kept ?? screens.map({ ScreenStack(next, in: $0) }) else { return }
    shown.follow(above)
    lastSheet = shown
    if sheet !== shown { sheet = shown }
  }

  /// Takes over a path that the system has written, because the user went back.
  ///
  /// The router decides: if a guarded screen stays, the path is shown again in the next turn.
  package func setPath(_ new: [ShownScreen<Screen>]) {
    untracked {
      guard path != new else { return }
      let common = zip(path, new).prefix { $0 == $1 }.count
      guard common < path.count else {
        // Only the router adds screens.
        path = new
        screens?.updateNext()
        return
      }
      path = Array(path.prefix(common))
      let top = path.last?.id ?? root.id
      screens?.request { $0.requestBack(to: top) }
    }
  }

  /// Takes over that the system has closed a sheet, unless another one is shown by now.
  ///
  /// The router decides: if a guarded screen stays, the sheet is shown again in the next turn.
  package func closeSheet(_ closed: ScreenStack?) {
    untracked {
      guard let closed, closed === sheet else { return }
      sheet = nil
      let top = path.last?.id ?? root.id
      screens?.request {
        closed.sheet == nil ? $0.requestDismissal() : $0.requestBack(to: top)
      }
    }
  }

  /// Notes that a screen is on the display.
  package func didAppear(_ shown: ShownScreen<Screen>) { screens?.didAppear(shown.id) }

  /// Notes that the sheet has slid out.
  package func didDismiss() { router.hostDidShow() }

  /// Goes back by a button of the kit; guarded screens ask.
  package func goBack() { router.requestBack() }

  /// Closes this stack by a button of the kit; guarded screens ask.
  package func close() { router.requestDismissal() }
}

extension ScreenStack: nonisolated Identifiable {}
