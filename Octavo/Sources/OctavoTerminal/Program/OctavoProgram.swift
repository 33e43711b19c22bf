public import BinderyTerminal
import Foundation
public import OctavoLive
public import OctavoViewModels

/// The app in a terminal, put together: services, router, and the host that shows them.
///
/// ```swift
/// let program = try OctavoProgram(configuration)
/// try await program.start(at: .home)
/// ```
public final class OctavoProgram {
  /// What draws and takes keys, for a loop or for a rehearsal.
  public var source: any FrameSource { host }

  /// The service bus of the screens.
  public let services: Services

  /// Puts a text on the clipboard; set by whoever owns a terminal.
  public var copy: (String) -> Void = { _ in }

  /// The stack of screens.
  public let router: Router<Screen>

  private let live: Live
  private let host: TerminalHost<Screen>
  private let context: ViewContext
  private var notices: ObservationToken?

  /// Puts the program together without asking anybody anything.
  public convenience init(_ configuration: LiveConfiguration) throws {
    try self.init(configuration, scheduler: MainScheduler(), activity: nil)
  }

  init(
    _ configuration: LiveConfiguration,
    scheduler: any Scheduler,
    activity: Activity?
  ) throws {
    let router = Router<Screen>()
    let clipboard = Clipboard()
    let live = try Live(configuration, navigation: router, scheduler: scheduler) {
      clipboard.copy($0)
    }
    self.live = live
    let services = activity.map { live.services.tracked(by: $0) } ?? live.services
    self.services = services
    let dialogs = Dialogs()
    router.screens = AppScreens(services)
    let context = ViewContext(
      dialogs: dialogs,
      pictures: Pictures(load: Self.loader(live.avatars, activity)),
      tabs: { [unowned router] in router.tabControllers(of: $0) },
      makeView: { ViewFactory.view(of: $0, $1) }
    )
    self.context = context
    host = TerminalHost(router: router, name: "Octavo", dialogs: dialogs) {
      context.view(of: $0)
    }
    self.router = router
    clipboard.program = self
    notices = observe {
      guard let notice = services.notice else { return }
      dialogs.showNotice(notice.text, .accent, action: notice.action?.title) {
        notice.action?.perform()
      }
    }
  }

  deinit {}

  /// Takes up the last session if there is one, and shows the screens of a link, or without one those
  /// of the last time.
  public func start(at link: DeepLink?) async {
    await live.restoreSession()
    Launch(services).start(at: link)
  }

  /// Stores the place of the user for the next start.
  public func storePlace() { Launch(services).storePlace() }

  /// Removes the screens, saves what is not yet saved, and ends all connections.
  public func end() async {
    router.end()
    await live.end()
  }

  /// Pictures are decoded elsewhere: the largest take some milliseconds.
  private static func loader(
    _ avatars: Avatars,
    _ activity: Activity?
  ) -> @MainActor (URL) async -> Picture? {
    { url in
      guard let activity else { return await picture(at: url, avatars) }
      return await activity { await picture(at: url, avatars) }
    }
  }

  private static func picture(at url: URL, _ avatars: Avatars) async -> Picture? {
    guard let data = await avatars.picture(at: url) else { return nil }
    return await decoded(data)
  }

  @concurrent private static func decoded(_ data: Data) async -> Picture? {
    PNGDecoder.picture(Array(data))?.withoutPlainGround
  }
}

/// The way to the clipboard of a program that does not exist yet.
private final class Clipboard {
  weak var program: OctavoProgram?

  deinit {}

  func copy(_ text: String) { program?.copy(text) }
}

extension Services {
  /// The same services, each call counted while it is under way.
  fileprivate func tracked(by activity: Activity) -> Services {
    Services(
      navigation: navigation,
      session: TrackedSession(session, activity),
      gitHub: TrackedGitHub(gitHub, activity),
      store: store,
      sync: TrackedSync(sync, activity),
      viewerState: TrackedViewerState(viewerSource, activity),
      preferences: preferences,
      places: places,
      scheduler: scheduler,
      now: now,
      openURL: { [self] url in open(url) },
      copy: { [self] text in copy(text) }
    )
  }
}
