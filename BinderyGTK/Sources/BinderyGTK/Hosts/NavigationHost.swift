public import BinderyNavigation
import CGTK

/// Shows what a router says, in windows.
///
/// The root controller fills the given window; each presented controller has a modal window above
/// it. A push slides the new page in, over everything that the page below shows, a tab bar
/// included. The host reports to the router what the person did, and never decides where to go.
///
/// ```swift
/// let window = Window(application, size: Window.Size(900, 640))
/// let host = NavigationHost(router: router, in: window) { screen in
///   switch screen {
///   case .login(let viewModel): LoginView(viewModel)
///   …
///   }
/// }
/// window.present()
/// ```
///
/// The window's content is the host's. When the window has been closed, call ``end()``.
@MainActor
public final class NavigationHost<Screen: NavigationScreen> {
  /// Asks questions, above the window on top.
  public private(set) lazy var dialogs = Dialogs { [weak self] in self?.topWindow }

  private let router: Router<Screen>
  private let makeView: (Screen) -> any ScreenView
  private let rootWindow: Window
  private let root: PageStack<Screen>
  private let rootToasts: ToastPresenter
  private var modals: [ModalWindow<Screen>] = []
  private var hasEnded = false
  private let lifetime = Lifetime()

  /// Makes a host and shows the router's screens.
  ///
  /// - Parameters:
  ///   - router: What to show.
  ///   - window: Where the root controller goes.
  ///   - makeView: Finds a screen's view.
  public init(
    router: Router<Screen>,
    in window: Window,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.router = router
    self.makeView = makeView
    rootWindow = window
    root = PageStack(router, makeView: makeView)
    rootToasts = ToastPresenter(over: root.widget)
    window.content = rootToasts
    root.window = window
    lifetime += router.addHost()
    lifetime += router.requests.observeValues { [weak self] in
      self?.apply($0.transition)
    }
    lifetime.observe(self) { $0.allowSwipes(!$0.router.isTopGuarded) }
    root.shown = { [router] in router.hostDidShow() }
    untracked { apply(.none) }
  }

  isolated deinit { end() }

  /// The window that takes input now; `nil` after the end.
  public var topWindow: Window? { hasEnded ? nil : modals.last?.window ?? rootWindow }

  /// The views on show, from the root controller's to the last one's.
  public var topViews: [any ScreenView] {
    ([root] + modals.map(\.stack)).compactMap { $0.pages.last?.view }
  }

  /// Shows a short message in the window on top.
  public func showToast(_ text: String, action: (title: String, perform: () -> Void)? = nil) {
    guard !hasEnded else { return }
    (modals.last?.toasts ?? rootToasts).show(text, action: action)
  }

  /// Goes back, as the button in the header bar does; does nothing on a root.
  public func goBack() {
    if (modals.last?.stack ?? root).pages.count > 1 { router.requestBack() }
  }

  /// Takes all views and all windows but the root window away, and follows the router no more.
  ///
  /// What view models still have under way ends by itself; nothing of it is shown.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    lifetime.dispose()
    for modal in modals.reversed() { modal.destroy() }
    modals = []
    rootWindow.content = nil
  }

  /// Shows the controllers of the router.
  private func apply(_ transition: Transition) {
    let controllers = untracked { router.controllers }
    guard !hasEnded, let first = controllers.first else { return }
    let presented = controllers.dropFirst()
    while let last = modals.last, !presented.contains(where: { $0.id == last.id }) {
      modals.removeLast()
      last.destroy()
    }
    root.show(first.entries, rootWindow.isMapped ? transition : .none)
    for controller in presented {
      if let modal = modals.first(where: { $0.id == controller.id }) {
        modal.stack.show(controller.entries, transition)
      } else {
        present(controller)
      }
    }
    if !root.isMoving, modals.allSatisfy({ !$0.stack.isMoving }) { router.hostDidShow() }
  }

  /// Switches the swipe back off while the top screen asks before it is removed, because a swipe
  /// cannot be refused.
  private func allowSwipes(_ isAllowed: Bool) {
    for stack in [root] + modals.map(\.stack) { stack.allowsSwipes = isAllowed }
  }

  private func present(_ controller: NavigationController<Screen>) {
    let router = router
    let id = controller.id
    let stack = PageStack(router, makeView: makeView)
    stack.shown = { router.hostDidShow() }
    stack.show(controller.entries, .none)
    let modal = ModalWindow(
      id: id,
      above: modals.last?.window ?? rootWindow,
      size: stack.pages.first?.view.preferredSize ?? Window.Size(420, 560),
      stack: stack
    ) {
      // Only the last one can be dismissed; those below are blocked.
      if router.controllers.last?.id == id { router.requestDismissal() }
    }
    modals.append(modal)
    modal.window.present()
  }
}
