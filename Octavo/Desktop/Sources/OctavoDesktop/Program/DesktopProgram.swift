public import BinderyGTK
import CGTK
public import OctavoLive
public import OctavoViewModels

/// The app in a window, put together: services, router, and the host that shows them.
///
/// ```swift
/// let program = try DesktopProgram(configuration, application, in: window)
/// await program.start(at: .home)
/// ```
@MainActor
public final class DesktopProgram {
  /// The service bus of the screens.
  public let services: Services
  /// The stack of screens.
  public let router: Router<Screen>
  /// What shows them.
  public let host: NavigationHost<Screen>

  private let live: Live
  private let context: ViewContext
  private let actions: ActionMap
  private let stage: Stage
  private let lifetime = Lifetime()

  /// Puts the program together without asking anybody anything; the window's content is its own
  /// from now on.
  ///
  /// - Throws: `StoreError` if there is not even memory for a store.
  public init(
    _ configuration: LiveConfiguration,
    _ application: Application,
    in window: Window
  ) throws {
    let router = Router<Screen>()
    let live = try Live(configuration, navigation: router) { Self.copy($0) }
    let avatars = live.avatars
    router.screens = AppScreens(live.services)
    let context = ViewContext(
      services: live.services,
      pictures: Pictures { await avatars.picture(at: $0) },
      appearance: Appearance(),
      tabs: { [unowned router] in router.tabControllers(of: $0) },
      makeView: { ViewFactory.view(of: $0, $1) }
    )
    let host = NavigationHost(router: router, in: window) { context.view(of: $0) }
    context.dialogs = host.dialogs
    stage = Stage(router, live.services, window, host)
    actions = ActionMap(application, stage)
    services = live.services
    self.live = live
    self.router = router
    self.context = context
    self.host = host
    lifetime.observe(self) { program in
      guard let notice = program.services.notice else { return }
      let action = notice.action.map { (title: $0.title, perform: $0.perform) }
      untracked { program.host.showToast(notice.text, action: action) }
    }
  }

  isolated deinit { lifetime.dispose() }

  /// Takes up the last session if there is one, and shows the screens of a link, or without one those
  /// of the last time.
  public func start(at link: DeepLink?) async {
    await live.restoreSession()
    Launch(services).start(at: link)
  }

  /// Stores the place of the user for the next start.
  public func storePlace() { Launch(services).storePlace() }

  /// Logs in to the demo world by itself, for pictures of the screens behind the log-in.
  ///
  /// - Throws: What the server said.
  public func logInToDemo() async throws {
    guard let demo = services.session.server.demo else { return }
    _ = try await services.session.logIn(
      username: demo.username,
      password: demo.password,
      oneTimeCode: demo.oneTimeCode
    )
  }

  /// Takes the screens away, saves what is not yet saved, and ends all connections.
  public func end() async {
    host.end()
    router.end()
    await live.end()
  }

  private static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
