#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

/// Shows the screens of a router in a terminal.
///
/// It keeps a view for each entry as long as the entry exists, so that a covered screen keeps its
/// selection and its scroll position. The top of the first controller fills the screen; every
/// further controller is a panel above. Where the screen is wide enough, the two top entries of the
/// first controller are beside each other: keys go to the right one, and a click in the left one
/// first goes back to it. A list that is a `PreviewingTable` takes the keys itself, and its preview
/// is at the right: Right or a click there opens it, and Left goes back to the list. The host
/// reports to the router what the user did, and never decides where to go.
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
  /// The questions and notices above all screens.
  public let dialogs: Dialogs

  /// Whether the user has asked to quit.
  public internal(set) var isFinished = false

  let router: Router<Screen>
  let name: String
  private let currentKeys: () -> KeyMap
  let minimumSize: Size
  let splitColumns: Int?
  let makeTabs: ((Screen, TabControllers<Screen>) -> any ScreenView)?
  let makeView: (Screen) -> any ScreenView

  var views: [Int: any ScreenView] = [:]
  var help: HelpOverlay?
  var linkLabels: LinkLabels?
  var shown: Frame?
  /// Whether the screens have links, below the help and questions.
  var hasLinks = false
  /// The area of the screen beside the active one in the last frame.
  var besideArea: Rect?
  /// The area of the preview in the last frame.
  var previewArea: Rect?
  /// Whether the last click was one on the top screen, which a drag continues.
  var isPressed = false
  var wantsSuspension = false
  var isDirty = true
  private var observation: ObservationToken?
  private let hosting: any Disposable
  var quitting: Task<Void, Never>?

  /// Makes a host for the screens of a router.
  ///
  /// - Parameters:
  ///   - router: The router.
  ///   - name: The name of the program, for messages of the host.
  ///   - keys: The keys of the host's own actions, which are read again for each frame and key.
  ///   - minimumSize: The smallest screen on which the views can be read.
  ///   - splitColumns: The columns from which the two top screens are beside each other; `nil` for
  ///     never.
  ///   - dialogs: The questions above all screens; pass the ones that views share, if any do.
  ///   - makeTabs: Makes the view of a screen with tabs, such as a ``TabbedView``; without it, such
  ///     screens are made by `makeView` too.
  ///   - makeView: Makes the view of a screen.
  public init(
    router: Router<Screen>,
    name: String,
    keys: @escaping @autoclosure () -> KeyMap = KeyMap(),
    minimumSize: Size = Size(columns: 40, rows: 10),
    splitColumns: Int? = 140,
    dialogs: Dialogs = Dialogs(),
    makeTabs: ((Screen, TabControllers<Screen>) -> any ScreenView)? = nil,
    makeView: @escaping (Screen) -> any ScreenView
  ) {
    self.router = router
    self.name = name
    currentKeys = keys
    self.minimumSize = minimumSize
    self.splitColumns = splitColumns
    self.dialogs = dialogs
    self.makeTabs = makeTabs
    self.makeView = makeView
    hosting = router.addHost()
  }

  isolated deinit { hosting.dispose() }

  var keys: KeyMap { currentKeys() }

  /// Whether the screen may look different since the last frame.
  public var needsFrame: Bool { isDirty }

  /// Whether typed characters go into a text: of a question, or else of the top screen.
  public var isTyping: Bool {
    if let dialog = dialogs.current { return dialog.isTyping }
    return help == nil && linkLabels == nil && topView?.isTyping == true
  }

  /// Whether a key moves by one row in the top screen.
  public func isStep(_ key: KeyPress) -> Bool {
    dialogs.current == nil && help == nil && linkLabels == nil && keys.isStep(key)
      && topView?.isTyping != true
  }

  /// Returns whether the user has asked to go back to the shell for a while, and forgets it.
  public func takeSuspension() -> Bool {
    defer { wantsSuspension = false }
    return wantsSuspension
  }

  /// Draws everything, and observes the properties that were read.
  public func frame(size: Size, step: Int) -> Frame {
    isDirty = false
    updateSplit(columns: size.columns)
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

  /// Passes an event to the question, the help or the screen on top.
  public func handle(_ event: InputEvent) {
    isDirty = true
    guard !(shown.map { isTooSmall($0.size) } ?? false) else {
      if case .key(let key) = event { ownActions.action(for: key)?.perform() }
      return
    }
    if case .key(let key) = event, !keepsNotice(for: key) { dialogs.notice = nil }
    if let dialog = dialogs.current {
      handle(event, in: dialog)
    } else if help != nil {
      handleInHelp(event)
    } else if linkLabels != nil {
      handleInLinkLabels(event)
    } else {
      handleOnScreen(event)
    }
  }
}
#endif
