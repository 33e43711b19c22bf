public import BinderyTerminal
import Foundation
public import OctavoLive
public import OctavoViewModels

/// The app in a terminal: services, router, and the host that shows the screens.
///
/// ```swift
/// let program = try OctavoProgram(configuration)
/// try await program.start(at: .home)
/// ```
public final class OctavoProgram {
  /// The source of frames, which handles keys.
  public var source: any FrameSource { host }

  /// The service bus of the screens.
  public let services: Services

  /// Puts a text on the clipboard; set by the owner of the terminal.
  public var copy: (String) -> Void = { _ in }

  /// The stack of screens.
  public let router: Router<Screen>

  private let live: Live
  private let host: TerminalHost<Screen>
  private var notices: ObservationToken?

  /// Makes the program; no request is made.
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
    let (keys, problems) = OctavoKeys.load(from: configuration.folders?.configuration)
    let dialogs = Dialogs()
    router.screens = AppScreens(services)
    let context = OctavoViewContext(
      keys: keys,
      dialogs: dialogs,
      pictures: Pictures(load: Self.loader(live.avatars, activity))
    )
    host = TerminalHost(
      router: router,
      name: "Octavo",
      keys: keys,
      dialogs: dialogs,
      makeTabs: { ViewFactory.tabs($1, of: $0, context) },
      makeView: { ViewFactory.view(of: $0, context) }
    )
    self.router = router
    clipboard.program = self
    notices = observe {
      guard let notice = services.notice else { return }
      dialogs.showNotice(notice.text, .accent, action: notice.action?.title) {
        notice.action?.perform()
      }
    }
    for problem in problems { configuration.report("\(OctavoKeys.fileName): \(problem)") }
    if let notice = OctavoKeys.notice(of: problems) { dialogs.showNotice(notice, .warning) }
  }

  deinit {}

  /// Restores the last session if there is one, and shows the screens of a link, or without a link
  /// those of the last start.
  public func start(at link: DeepLink?) async {
    await live.restoreSession()
    AppStart(services).start(at: link)
  }

  /// Stores the place of the user for the next start.
  public func storePlace() { AppStart(services).storePlace() }

  /// Removes the screens, saves unsaved changes, and ends all connections.
  public func end() async {
    router.end()
    await live.end()
  }

  /// Returns a closure that loads a picture and decodes it outside the main actor.
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

/// The clipboard of a program that is not made yet.
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
      searches: searches,
      scheduler: scheduler,
      now: now,
      openURL: { [self] url in open(url) },
      copy: { [self] text in copy(text) }
    )
  }
}
