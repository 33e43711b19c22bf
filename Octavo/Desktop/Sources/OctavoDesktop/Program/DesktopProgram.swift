public import BinderyGTK
import Foundation
public import OctavoLive
public import OctavoViewModels

/// The app in a window: services, router, actions, and the host that shows the screens.
///
/// ```swift
/// let program = try DesktopProgram(configuration, in: window)
/// await program.start(at: .home)
/// ```
@MainActor
public final class DesktopProgram {
  /// The service bus of the screens.
  public let services: Services
  /// The stack of screens.
  public let router: Router<Screen>
  /// The host that shows them.
  public let host: NavigationHost<Screen>

  private let live: Live
  private let context: ViewContext
  let actions: AppActions
  private let keyProblems: [String]
  private let lifetime = Lifetime()

  /// The width from which on the window shows a list beside its detail.
  private static let splitWidth: Int32 = 1_000

  /// Makes the program without a request; the window's content is its own from now on.
  ///
  /// - Throws: `StoreError` if there is not even memory for a store.
  public init(_ configuration: LiveConfiguration, in window: Window) throws {
    let router = Router<Screen>()
    let live = try Live(configuration, navigation: router) { Clipboard.copy($0) }
    let avatars = live.avatars
    router.screens = AppScreens(live.services)
    let (keys, problems) = AppKeys.load(in: configuration.folders?.configuration)
    let actions = AppActions(router, window, keys)
    let context = ViewContext(
      services: live.services,
      pictures: Pictures { await avatars.picture(at: $0) },
      appearance: Appearance(),
      actions: actions.table,
      tabs: { [unowned router] in router.tabControllers(of: $0) },
      makeView: { ViewFactory.view(of: $0, $1) }
    )
    let host = NavigationHost(router: router, in: window, splitWidth: Self.splitWidth) {
      context.view(of: $0)
    }
    context.dialogs = host.dialogs
    actions.host = host
    host.attach(actions.table)
    self.actions = actions
    keyProblems = problems
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

  /// Restores the last session if there is one, and shows the screens of a link, or without a link
  /// those of the last start.
  public func start(at link: DeepLink?) async {
    await live.restoreSession()
    AppStart(services).start(at: link)
    reportKeyProblems()
  }

  /// Shows and logs which lines of the user's key file were ignored.
  private func reportKeyProblems() {
    guard let first = keyProblems.first else { return }
    for problem in keyProblems {
      FileHandle.standardError.write(Data("octavo-desktop: \(problem)\n".utf8))
    }
    let others = keyProblems.count - 1
    host.showToast(others == 0 ? first : "\(first) And \(Strings.count(others, "other problem")).")
  }

  /// Stores the place of the user for the next start.
  public func storePlace() { AppStart(services).storePlace() }

  /// Logs in to the demo world by itself, for pictures of the screens behind the login.
  ///
  /// - Throws: The error of the server.
  public func logInToDemo() async throws {
    guard let demo = services.session.server.demo else { return }
    _ = try await services.session.logIn(
      username: demo.username,
      password: demo.password,
      oneTimeCode: demo.oneTimeCode
    )
  }

  /// Removes the screens, saves unsaved changes, and ends all connections.
  public func end() async {
    host.end()
    router.end()
    await live.end()
  }
}
