public import BinderyNavigation
import Foundation
import GitHubAPI
import OctavoStore
public import OctavoViewModels

/// The live app: the one place that puts the real services together.
///
/// ```swift
/// let live = try Live(configuration, navigation: router, copy: terminal.copy)
/// await live.restoreSession()
/// AppStart(live.services).start(at: link)
/// // … until the user quits …
/// await live.end()
/// ```
public final class Live {
  /// The service bus, for view models.
  public let services: Services
  /// The pictures of accounts.
  public let avatars: Avatars

  private let session: LiveSession
  private let viewer: LiveViewerState
  private let preferences: LivePreferences
  private let anonymousAPI: GitHubAPI

  /// Puts the services together, and sends no request.
  ///
  /// `copy` puts a text on the clipboard, which only the front end can reach.
  ///
  /// - Throws: `StoreError` if there is not even memory for a store.
  public init(
    _ configuration: LiveConfiguration,
    navigation: any RouteNavigation<Route>,
    scheduler: any Scheduler = MainScheduler(),
    copy: @escaping (String) -> Void
  ) throws {
    let shared = try SharedStore(folder: configuration.folders?.data)
    if let notice = shared.notice { configuration.report("The list of accounts: \(notice)") }
    let store = LiveStore(report: configuration.report)
    var client = configuration.client
    client.onDroppedItem = { [weak store] item in
      Task { @MainActor in store?.report("A response has an unknown item: \(item)") }
    }
    anonymousAPI = GitHubAPI(host: configuration.host, settings: client)
    let gitHub = LiveGitHub(anonymousAPI)
    let places = LivePlaceStore(report: configuration.report)
    let viewer = LiveViewerState(
      gitHub,
      scheduler: scheduler,
      client: configuration.client,
      report: configuration.report
    )
    self.viewer = viewer
    session = LiveSession(
      configuration,
      anonymousAPI: anonymousAPI,
      gitHub: gitHub,
      store: store,
      viewer: viewer,
      places: places,
      memory: SessionStorage(configuration, shared: shared)
    )
    preferences = LivePreferences(store: shared, report: configuration.report)
    avatars = Avatars(gitHub: gitHub, store: shared)
    let opener = Opener(browser: Browser(environment: configuration.environment), copy: copy)
    services = Services(
      navigation: navigation,
      session: session,
      gitHub: gitHub,
      store: store,
      sync: LiveSync(gitHub: gitHub, store: store, now: configuration.client.now),
      viewerState: viewer,
      preferences: preferences,
      places: places,
      scheduler: scheduler,
      now: configuration.client.now,
      openURL: opener.open,
      copy: copy
    )
    opener.services = services
  }

  /// Restores the last session, if there is one, from this machine.
  public func restoreSession() async {
    await session.restore()
  }

  /// Saves what is not yet saved, and ends all connections.
  public func end() async {
    await viewer.end()
    await preferences.settle()
    try? await anonymousAPI.shutdown()
  }
}

/// Opens addresses outside, or where there is no desktop puts them on the clipboard.
private final class Opener {
  weak var services: Services?
  private let browser: Browser
  private let copy: (String) -> Void

  init(browser: Browser, copy: @escaping (String) -> Void) {
    self.browser = browser
    self.copy = copy
  }

  func open(_ url: URL) {
    guard !browser.open(url) else { return }
    copy(url.absoluteString)
    services?.showNotice("There is no browser here. The address is on the clipboard: \(url)")
  }
}
