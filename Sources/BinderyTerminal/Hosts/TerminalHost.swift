#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

/// Shows what a router says, in a terminal.
///
/// It keeps a view for each entry as long as the entry exists, so that a covered screen is found
/// again as it was left. The top of the first controller fills the screen; every further controller
/// is a panel above. The host reports to the router what the user did, and never decides where to
/// go.
///
/// ```swift
/// let host = TerminalHost(router: router, name: "Octavo") { screen in
///   switch screen {
///   case .login(let viewModel): LoginView(viewModel)
///   case .home(let viewModel): HomeView(viewModel)
///   }
/// }
/// ```
public final class TerminalHost<Screen: NavigationScreen>: FrameSource {
  /// Questions and messages that lie above all screens.
  public let dialogs: Dialogs

  /// Whether the user has asked to quit.
  public private(set) var isFinished = false

  private let router: Router<Screen>
  private let name: String
  private let minimumSize: Size
  private let makeView: (Screen) -> any ScreenView

  private var views: [Int: any ScreenView] = [:]
  private var help: HelpOverlay?
  private var shown: Frame?
  private var wantsSuspension = false
  private var isDirty = true
  private var observation: ObservationToken?
  private let hosting: any Disposable
  private var quitting: Task<Void, Never>?

  /// Makes a host for a router's screens.
  ///
  /// - Parameters:
  ///   - router: What to show.
  ///   - name: What the program is called, for messages of the host.
  ///   - minimumSize: The smallest screen that the views can be read on.
  ///   - dialogs: The questions above all screens; pass the ones that views share, if any do.
  ///   - makeView: Finds a screen's view.
  public init(
    router: Router<Screen>,
    name: String,
    minimumSize: Size = Size(columns: 40, rows: 10),
    dialogs: Dialogs = Dialogs(),
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.router = router
    self.name = name
    self.minimumSize = minimumSize
    self.dialogs = dialogs
    self.makeView = makeView
    hosting = router.addHost()
  }

  isolated deinit { hosting.dispose() }

  /// Whether the screen may look different since the last frame.
  public var needsFrame: Bool { isDirty }

  /// Whether typed characters go into a text: of a question, or else of the top screen.
  public var isTyping: Bool {
    if let dialog = dialogs.current { return dialog.isTyping }
    return help == nil && topView?.isTyping == true
  }

  /// Returns whether the user has asked to go back to the shell for a while, and forgets it.
  public func takeSuspension() -> Bool {
    defer { wantsSuspension = false }
    return wantsSuspension
  }

  /// Draws everything, and observes what it read.
  public func frame(size: Size, step: Int) -> Frame {
    isDirty = false
    var isFirst = true
    // The first run draws and so subscribes; the second only notes that something has changed, and
    // reads nothing, so that there is no third.
    observation = observe { [weak self] in
      guard let self else { return }
      if isFirst { shown = draw(Frame(size: size, step: step)) } else { isDirty = true }
      isFirst = false
    }
    router.hostDidShow()
    return shown ?? Frame(size: size, step: step)
  }

  /// Hands an event to the question, the help or the screen that lies on top.
  public func handle(_ event: InputEvent) {
    isDirty = true
    if case .key = event { dialogs.message = nil }
    guard !(shown.map { isTooSmall($0.size) } ?? false) else {
      if case .key(let key) = event { ownActions.action(for: key)?.perform() }
      return
    }
    if let dialog = dialogs.current {
      handle(event, in: dialog)
    } else if help != nil {
      handleInHelp(event)
    } else {
      handleOnScreen(event)
    }
  }
}

// MARK: - Drawing

extension TerminalHost {
  private func draw(_ empty: Frame) -> Frame {
    var frame = empty
    guard !isTooSmall(frame.size) else {
      drawTooSmall(&frame)
      return frame
    }
    var area = frame.bounds
    let bar = area.takeBottom(1)
    let controllers = router.controllers
    forgetViews(except: controllers)
    for (place, controller) in controllers.enumerated() {
      let view = view(for: controller.top)
      if place == 0 {
        view.draw(in: area, of: &frame)
      } else {
        let panel = frame.panel(view.preferredSize, title: [Run(view.title, .bold)])
        view.draw(in: panel, of: &frame)
      }
    }
    help?.draw(actions, on: &frame)
    dialogs.current?.draw(on: &frame)
    drawBar(bar, of: &frame)
    return frame
  }

  private func drawBar(_ bar: Rect, of frame: inout Frame) {
    frame.fill(bar, .plain)
    if let message = dialogs.message {
      frame.write([Run(" "), message.mark, Run(" " + message.text)], in: bar)
    } else if let dialog = dialogs.current {
      frame.hints(dialog.actions, in: bar)
    } else {
      frame.hints(help == nil ? actions : helpActions, in: bar)
    }
  }

  private func isTooSmall(_ size: Size) -> Bool {
    size.columns < minimumSize.columns || size.rows < minimumSize.rows
  }

  private func drawTooSmall(_ frame: inout Frame) {
    let size = frame.size
    let text =
      "\(name) needs at least \(minimumSize.columns) × \(minimumSize.rows); "
      + "this is \(size.columns) × \(size.rows)."
    let lines = text.wrapped(to: size.columns)
    for (row, line) in lines.enumerated() {
      frame.write(
        line,
        in: frame.bounds,
        row: row + max(0, (size.rows - lines.count) / 2),
        alignment: .center
      )
    }
  }
}

// MARK: - Views

extension TerminalHost {
  private var topView: (any ScreenView)? {
    untracked { router.controllers }.last.map { view(for: $0.top) }
  }

  private func view(for entry: NavigationController<Screen>.Entry) -> any ScreenView {
    if let view = views[entry.id] { return view }
    let view = untracked { makeView(entry.screen) }
    views[entry.id] = view
    return view
  }

  private func forgetViews(except controllers: [NavigationController<Screen>]) {
    let kept = Set(controllers.flatMap(\.entries).map(\.id))
    views = views.filter { kept.contains($0.key) }
  }
}

// MARK: - Doing

extension TerminalHost {
  private func handle(_ event: InputEvent, in dialog: Dialog) {
    switch event {
    case .click(let point):
      if let target = shown?.target(at: point) { dialog.click(target) }
    case .key(KeyPress("c", .control)): isFinished = true
    default: dialog.handle(event)
    }
  }

  private func handleInHelp(_ event: InputEvent) {
    switch event {
    case .click: help = nil
    case .key(let key) where helpActions.action(for: key) != nil:
      helpActions.action(for: key)?.perform()
    default: _ = help?.handle(event)
    }
  }

  private func handleOnScreen(_ event: InputEvent) {
    guard let view = topView else { return }
    switch event {
    case .click(let point):
      guard let target = shown?.target(at: point) else { return }
      if case .action(let id) = target, let action = actions.action(id: id) {
        action.perform()
      } else {
        view.click(target)
      }
    case .key(let key):
      if !view.handle(event) { actions.action(for: key)?.perform() }
    case .paste, .wheel: _ = view.handle(event)
    case .focus, .background: break
    }
  }

  private var actions: [KeyAction] { (topView?.actions ?? []) + ownActions }

  private var ownActions: [KeyAction] {
    let isTyping = topView?.isTyping ?? false
    let help = KeyPress(.function(1))
    return [
      KeyAction(
        "back",
        "Back",
        keys: [KeyPress(.escape)] + (canGoBack && !isTyping ? ["q"] : []),
        section: "Everywhere",
        isHint: true,
        isEnabled: canGoBack
      ) { [unowned self] in goBack() },
      KeyAction(
        "quit",
        "Quit",
        keys: (canGoBack || isTyping ? [] : ["q"]) + [KeyPress("c", .control)],
        section: "Everywhere",
        isHint: !canGoBack
      ) { [unowned self] in quit() },
      KeyAction(
        "suspend",
        "Back to the shell",
        keys: [KeyPress("z", .control)],
        section: "Everywhere"
      ) {
        [unowned self] in wantsSuspension = true
      },
      KeyAction(
        "help",
        "All keys",
        keys: isTyping ? [help, "?"] : ["?", help],
        section: "Everywhere",
        isHint: true
      ) { [unowned self] in self.help = HelpOverlay() },
    ]
  }

  private var helpActions: [KeyAction] {
    let keys: [KeyPress] = [KeyPress(.escape), "q", "?", KeyPress(.function(1)), KeyPress(.enter)]
    return [
      KeyAction("close", "Close", keys: keys, isHint: true) { [unowned self] in help = nil },
      KeyAction("quit", "Quit", keys: [KeyPress("c", .control)]) { [unowned self] in quit() },
    ]
  }

  private var canGoBack: Bool {
    let controllers = untracked { router.controllers }
    return controllers.count > 1 || (controllers.last?.entries.count ?? 0) > 1
  }

  private func goBack() { router.requestBack() }

  /// Ends the program, after guarded screens have been asked; a second request ends it at once.
  private func quit() {
    guard quitting == nil, router.isGuarded else {
      isFinished = true
      return
    }
    quitting = Task { [weak self, router] in
      let mayLeave = await router.confirmLeaving()
      self?.quitting = nil
      if mayLeave { self?.isFinished = true }
    }
  }
}
#endif
