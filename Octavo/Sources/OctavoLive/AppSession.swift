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

  let session: LiveSession
  let shared: SharedStore
  let preferences: LivePreferences
  /// Notices what other programs store; `nil` while this one does not follow them.
  var foreignCommits: ForeignCommits?
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
    shared = try SharedStore(folder: configuration.folders?.data)
    if let notice = shared.notice { configuration.report("The list of accounts: \(notice)") }
    let notices = ClientNotices(report: configuration.report)
    servers = SessionServers(configuration, shared: shared, notices: notices)
    preferences = LivePreferences(store: shared, report: configuration.report)
    let now = configuration.client.now
    let clones = LiveClones(
      environment: configuration.environment,
      startFolder: configuration.startFolder,
      store: shared,
      activity: activity,
      now: now
    )
    session = LiveSession(
      servers,
      preferences: preferences,
      AccountParts(
        activity: activity,
        scheduler: scheduler,
        documentLimit: { [preferences] in
          untracked { preferences[Settings.documentLimit].bytes }
        },
        limit: { notices.limit($0.host, $0.credentials, now: now()) },
        clones: clones
      )
    )
    let shown = session.shown
    notices.isCurrent = { [weak session] host, credentials in
      guard let api = session?.account.gitHub.api else { return false }
      return api.host == host && api.credentials == credentials
    }
    avatars = Avatars(
      api: { [session] in session.account.gitHub.api },
      store: shared,
      activity: activity
    )
    let system = SystemOpener(Browser(environment: configuration.environment))
    self.system = system
    services = Services(
      navigation: router,
      session: session,
      gitHub: shown,
      store: shown,
      sync: shown,
      viewerState: shown,
      outbox: shown,
      preferences: preferences,
      places: shown,
      searches: shown,
      files: LiveUserFiles(folder: configuration.folders?.configuration),
      localData: LiveLocalData(
        session,
        shared: shared,
        configuration: configuration,
        activity: activity
      ),
      activity: activity,
      releases: LiveReleases(servers, activity),
      blobs: shown,
      offlineCopies: shown,
      saver: shown,
      reports: { reports.lines },
      scheduler: scheduler,
      now: configuration.client.now,
      timeZone: configuration.timeZone,
      openURL: system.open,
      copy: { system.copy($0) }
    )
    services.program = configuration.program
    services.clones = clones
    services.backgroundStart = Self.backgroundStart(configuration)
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
    services.readInbox(after: shown)
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

  /// Logs in with the token of the environment, if it has one for the server of the session; the
  /// token is not stored.
  ///
  /// - Returns: The message of a failure; `nil` without one.
  public func logInWithEnvironmentToken() async -> String? {
    guard let token = session.offeredToken else { return nil }
    do {
      _ = try await activity { try await session.logIn(with: token) }
      return nil
    } catch let error as APIError where error.reason == .unauthorized {
      return "The token of the environment is not valid."
    } catch {
      return Strings.about(error, now: services.now())
    }
  }

  /// Stores the place of the user for the next start.
  public func storePlace() { AppStart(services).storePlace() }

  /// Whether no work is in flight, and every observer of the store has seen the last commit.
  public var isIdle: Bool { activity.isIdle && session.isDrained }

  /// Waits until no work is in flight, and every observer of the store has seen the last commit.
  ///
  /// Work that the main actor has not begun yet does not count.
  public func settled() async {
    repeat {
      await activity.ended()
      await session.drained()
    } while !isIdle
  }

  /// Lets another program send, because this one is about to be stopped.
  ///
  /// A request that is being sent has a second to end.
  public func suspend() async { await session.suspend() }

  /// Sends again, after ``suspend()``.
  public func resume() { session.resume() }

  /// Notes whether there is a network; what waits is sent at once when it is back.
  ///
  /// A server on this machine is reached without one.
  public func networkChanged(isOnline: Bool) {
    let isOnline = isOnline || services.session.server.isOnThisMachine
    guard isOnline != services.polling.isOnline else { return }
    services.polling.isOnline = isOnline
    if isOnline { session.wake() }
  }

  /// Sends what is due, before the end: also what the user could still have taken back.
  ///
  /// Takes three seconds at most. ``Services/farewell`` says after that what stays.
  public func finish() async { await session.finish() }

  /// Removes the screens and incomplete downloads, saves unsaved changes, ends all connections, and
  /// stops the server if it runs in this program.
  public func end() async {
    router.end()
    await services.downloads.end()
    await session.end()
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
