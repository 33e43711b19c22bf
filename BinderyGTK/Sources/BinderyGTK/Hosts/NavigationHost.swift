public import BinderyNavigation
import CGTK

/// Shows the controllers of a router in windows.
///
/// The root controller fills the given window; each presented controller has a modal window above
/// it. A push slides the new page in, over everything that the page below shows, a tab bar
/// included. The host reports the actions of the user to the router, and never decides where to go.
///
/// ```swift
/// let window = Window(application, size: Window.Size(900, 640))
/// let host = NavigationHost(router: router, in: window) { screen in
///   switch screen {
///   case .login(let viewModel): LoginView(viewModel)
///   case .home(let viewModel): HomeView(viewModel)
///   }
/// }
/// window.present()
/// ```
///
/// The window's content is the host's. The window closes at once unless a screen that implements
/// `LeavingGuard` asks the user first. When the window has been closed, call ``end()``.
@MainActor
public final class NavigationHost<Screen: NavigationScreen> {
  /// The dialogs above the window on top.
  public private(set) lazy var dialogs = Dialogs { [weak self] in self?.topWindow }

  let router: Router<Screen>
  private let makeView: (Screen) -> any ScreenView
  let rootWindow: Window
  let root: PageStack<Screen>
  private let rootToasts: ToastPresenter
  private(set) var modals: [ModalWindow<Screen>] = []
  private(set) var hasEnded = false
  var table: ActionTable?
  private var split: SplitView?
  /// The number of changes that are on the screen, for observers of the views.
  @MutableProperty private var changes = 0
  /// Whether the left page of a split view has the keyboard focus.
  @MutableProperty var isBesideFocused = false
  /// The question of guarded screens before the window closes.
  var closingQuestion: Task<Void, Never>?
  /// Whether the guarded screens have agreed, so that the window closes without a question.
  var hasConsent = false
  private let lifetime = Lifetime()

  /// Makes a host and shows the router's screens.
  ///
  /// - Parameters:
  ///   - router: The controllers to show.
  ///   - window: The window of the root controller.
  ///   - splitWidth: The width from which on the window shows the two top screens of the root
  ///     controller beside each other; `nil` for never.
  ///   - makeView: Makes the view of a screen.
  public init(
    router: Router<Screen>,
    in window: Window,
    splitWidth: Int32? = nil,
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
    lifetime += router.intercept { [weak self] in self?.redirected($0) ?? $0 }
    lifetime += window.onChange(of: "focus-widget") { [weak self] in self?.followFocus() }
    lifetime.observe(self) { host in
      _ = host.router.preview
      untracked { host.showPreview() }
    }
    window.mayClose = { [weak self] in self?.mayClose() ?? true }
    if let splitWidth {
      split = SplitView(window, width: splitWidth) { [weak self] in self?.setSplit($0) }
    }
  }

  isolated deinit { end() }

  /// The window that takes input now; `nil` after the end.
  public var topWindow: Window? { hasEnded ? nil : modals.last?.window ?? rootWindow }

  /// The views on top of each controller, the root controller first.
  public var topViews: [any ScreenView] {
    _ = changes
    return ([root] + modals.map(\.stack)).compactMap { $0.activePage?.view }
  }

  /// Shows a short message in the window on top.
  public func showToast(
    _ text: String,
    for duration: Duration = ToastPresenter.usualDuration,
    action: (title: String, perform: () -> Void)? = nil
  ) {
    guard !hasEnded else { return }
    (modals.last?.toasts ?? rootToasts).show(text, for: duration, action: action)
  }

  /// Shows a message in the root window until it is `nil` or the user closes it, such as the
  /// progress of a download; see ``ToastPresenter/showStatus(_:action:)``.
  public func showStatus(_ text: String?, action: (title: String, perform: () -> Void)? = nil) {
    guard !hasEnded else { return }
    rootToasts.showStatus(text, action: action)
  }

  /// Goes back, as the button in the header bar does; does nothing on the first page.
  public func goBack() {
    if (modals.last?.stack ?? root).pages.count > 1 { router.requestBack() }
  }

  /// Removes all views and all windows but the root window, and stops observing the router.
  ///
  /// Work of view models that is still under way is not cancelled; nothing of it is shown.
  public func end() {
    guard !hasEnded else { return }
    hasEnded = true
    lifetime.dispose()
    rootWindow.mayClose = { true }
    split = nil
    table?.follow {
      []
    } keys: {
      []
    }
    table = nil
    for modal in modals.reversed() { modal.destroy() }
    modals = []
    rootWindow.content = nil
  }

  /// Shows the controllers of the router.
  private func apply(_ transition: ScreenTransition) {
    let controllers = untracked { router.controllers }
    guard !hasEnded, let first = controllers.first else { return }
    let presented = controllers.dropFirst()
    while let last = modals.last, !presented.contains(where: { $0.id == last.id }) {
      modals.removeLast()
      last.destroy()
    }
    root.show(first.entries, preview: preview(of: first), rootWindow.isMapped ? transition : .none)
    for controller in presented {
      if let modal = modals.first(where: { $0.id == controller.id }) {
        modal.stack.show(controller.entries, transition)
      } else {
        present(controller)
      }
    }
    changes += 1
    noteFocus()
    if !root.isMoving, modals.allSatisfy({ !$0.stack.isMoving }) { router.hostDidShow() }
  }

  /// Sets whether the user can go back by a swipe: not while the top screen asks before it is
  /// removed, because a swipe cannot be refused.
  private func allowSwipes(_ isAllowed: Bool) {
    for stack in [root] + modals.map(\.stack) { stack.allowsSwipes = isAllowed }
  }

  private func present(_ controller: NavigationController<Screen>) {
    let router = router
    let id = controller.id
    let stack = PageStack(router, makeView: makeView)
    stack.allowsSwipes = untracked { !router.isTopGuarded }
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
    table?.attach(to: modal.window)
    modal.window.present()
  }
}
