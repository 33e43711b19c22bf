public import BinderyNavigation
import Foundation
import GitHubAPI
import GitHubValues
import OctavoStore
public import OctavoViewModels

/// The app without a screen: the services, the router, and the way from the start to the end.
///
/// The one place that puts the live services together, for both programs, snapshots and tests.
///
/// ```swift
/// let session = try AppSession(configuration)
/// session.copy = { clipboard.copy($0) }
/// await session.start(at: link)
/// // … until the user quits …
/// session.storePlace()
/// await session.end()
/// ```
public final class AppSession {
  /// The service bus, for view models.
  public let services: Services
  /// The stack of screens.
  public let router: Router<Screen>
  /// The pictures of accounts.
  public let avatars: Avatars
  /// The work in flight.
  public let activity: Activity
  /// The server, the folders and the environment.
  public let configuration: LiveConfiguration

  /// Puts a text on the clipboard; set by the front end.
  public var copy: (String) -> Void {
    get { system.copy }
    set { system.copy = newValue }
  }

  private let session: LiveSession
  private let store: LiveStore
  private let viewer: LiveViewerState
  private let preferences: LivePreferences
  private let searches: LiveSearchHistory
  private let servers: SessionServers
  private let system: SystemOpener

  /// Puts the services together, and sends no request.
  ///
  /// - Throws: `StoreError` if there is not even memory for a store.
  public init(
    _ configuration: LiveConfiguration,
    scheduler: any Scheduler = MainScheduler()
  ) throws {
    let reports = RecentReports()
    var configuration = configuration
    configuration.report = { [report = configuration.report] line in
      reports.add(line)
      report(line)
    }
    self.configuration = configuration
    let activity = Activity()
    self.activity = activity
    router = Router()
    let shared = try SharedStore(folder: configuration.folders?.data)
    if let notice = shared.notice { configuration.report("The list of accounts: \(notice)") }
    let notices = ClientNotices(report: configuration.report)
    servers = SessionServers(configuration, shared: shared, notices: notices)
    let gitHub = LiveGitHub(servers.first.anonymousAPI, activity)
    gitHub.onChange = { notices.forgetLimit() }
    notices.isCurrent = { [weak gitHub] host, credentials in
      gitHub?.api.host == host && gitHub?.api.credentials == credentials
    }
    let preferences = LivePreferences(store: shared, report: configuration.report)
    self.preferences = preferences
    let store = LiveStore(report: configuration.report) {
      untracked { preferences[Settings.documentLimit].bytes }
    }
    self.store = store
    let places = LivePlaceStore(report: configuration.report)
    searches = LiveSearchHistory(report: configuration.report)
    let viewer = LiveViewerState(
      gitHub,
      scheduler: scheduler,
      client: configuration.client,
      report: configuration.report,
      activity: activity
    )
    self.viewer = viewer
    session = LiveSession(
      servers,
      gitHub: gitHub,
      store: store,
      viewer: viewer,
      places: places,
      searches: searches,
      preferences: preferences,
      activity: activity,
      scheduler: scheduler
    )
    avatars = Avatars(gitHub: gitHub, store: shared, activity: activity)
    let system = SystemOpener(Browser(environment: configuration.environment))
    self.system = system
    let sync = LiveSync(
      gitHub: gitHub,
      store: store,
      activity: activity,
      limitIsNear: { [now = configuration.client.now] in notices.isNearLimit(now: now()) },
      now: configuration.client.now
    )
    let blobFolder = { [session] in
      session.user.flatMap { session.current.memory.blobFolder(of: $0.login) }
    }
    services = Services(
      navigation: router,
      session: session,
      gitHub: gitHub,
      store: store,
      sync: sync,
      viewerState: viewer,
      preferences: preferences,
      places: places,
      searches: searches,
      files: LiveUserFiles(folder: configuration.folders?.configuration),
      localData: LiveLocalData(
        session,
        shared: shared,
        configuration: configuration,
        activity: activity
      ),
      activity: activity,
      releases: LiveReleases(servers, activity),
      blobs: LiveBlobs(gitHub, activity: activity, folder: blobFolder),
      offlineCopies: LiveOfflineCopies(
        gitHub: gitHub,
        sync: sync,
        store: store,
        activity: activity,
        path: configuration.environment["PATH"],
        folder: blobFolder
      ),
      saver: LiveFileSaver(
        gitHub,
        activity: activity,
        environment: configuration.environment,
        blobs: blobFolder
      ),
      reports: { reports.lines },
      scheduler: scheduler,
      now: configuration.client.now,
      timeZone: configuration.timeZone,
      openURL: system.open,
      copy: { system.copy($0) }
    )
    services.program = configuration.program
    services.onWork = { [activity] in $0 ? activity.begin() : activity.end() }
    system.services = services
    notices.services = services
    router.screens = AppScreens(services)
  }

  /// Restores the last session, if there is one, from this machine.
  ///
  /// - Parameter shown: Returns when the first screen has been drawn. A request that this screen
  ///   can do without is sent after that.
  public func restore(shown: @escaping @MainActor () async -> Void = {}) async {
    await activity { await session.restore(shown: shown) }
  }

  /// Restores the last session, and shows the screens of a link, or without a link those of the
  /// last time.
  ///
  /// - Parameters:
  ///   - link: The place to show first; `nil` for that of the last time.
  ///   - shown: As for ``restore(shown:)``.
  public func start(
    at link: DeepLink?,
    shown: @escaping @MainActor () async -> Void = {}
  ) async {
    await activity {
      await session.restore(shown: shown)
      AppStart(services).start(at: link)
    }
  }

  /// Logs in with a password and a one-time code, without the screen of the login.
  ///
  /// - Throws: `APIError` of the server.
  public func logIn(as account: DemoAccount) async throws {
    _ = try await session.logIn(
      username: account.username,
      password: account.password,
      oneTimeCode: account.oneTimeCode
    )
  }

  /// Stores the place of the user for the next start.
  public func storePlace() { AppStart(services).storePlace() }

  /// Whether no work is in flight, and every observer of the store has seen the last commit.
  public var isIdle: Bool { activity.isIdle && store.isDrained }

  /// Waits until no work is in flight, and every observer of the store has seen the last commit.
  ///
  /// Work that the main actor has not begun yet does not count.
  public func settled() async {
    repeat {
      await activity.ended()
      await store.drained()
    } while !isIdle
  }

  /// Removes the screens and incomplete downloads, saves unsaved changes, ends all connections, and
  /// stops the server if it runs in this program.
  public func end() async {
    router.end()
    await services.downloads.end()
    await viewer.end()
    await preferences.settle()
    await searches.settle()
    await servers.shutdown()
    await configuration.stopServer()
  }
}

/// The browser and the clipboard of the user.
private final class SystemOpener {
  weak var services: Services?
  var copy: (String) -> Void = { _ in }
  private let browser: Browser

  init(_ browser: Browser) { self.browser = browser }

  /// Opens an address outside, or where there is no desktop puts it on the clipboard.
  func open(_ url: URL) {
    guard !browser.open(url) else { return }
    copy(url.absoluteString)
    services?.showNotice("No browser found. The address was copied to the clipboard: \(url)")
  }
}
