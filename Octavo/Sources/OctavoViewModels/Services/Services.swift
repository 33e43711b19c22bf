public import BinderyNavigation
public import Foundation

/// The service bus: everything that view models need of the world, given to each at init.
///
/// The program makes one and keeps it; tests make one of fakes.
@MainActor
public final class Services {
  /// The way from screen to screen.
  public let navigation: any RouteNavigation<Route>
  /// The session of the user who is logged in.
  public let session: any Session
  /// The server, with the credentials of the user who is logged in.
  public let gitHub: any GitHubService
  /// The local copy of the server's data.
  public let store: any EntityStore
  /// The requests whose responses are written to the store.
  public let sync: any Synchronization
  /// The preferences of the user.
  public let preferences: any Preferences
  /// The place of the user between two runs.
  public let places: any PlaceStore
  /// The recent searches of the user.
  public let searches: any SearchHistory
  /// The files that the user writes.
  public let files: any UserFiles
  /// The local data that can be fetched again.
  public let localData: any LocalData
  /// The work in flight.
  public let activity: Activity
  /// The releases of the program.
  public let releases: any ReleaseSource
  /// The contents of files of any size.
  public let blobs: any BlobSource
  /// The repositories that are kept to be read without the server.
  public let offlineCopies: any OfflineCopies
  /// The files of the user on this machine.
  public let saver: any FileSaver
  /// The requests and drafts of the account that is shown.
  public let outbox: any Outbox
  /// The requests that the program makes by itself.
  public let polling = Polling()
  /// Sends the text of a filter with which a list of issues is to be shown.
  let issueFilters = Signal<(list: IssueList, text: String), Never>.pipe()
  /// The files that are being saved.
  public let downloads = Downloads()
  /// Returns the latest reports of the log, the newest last.
  public let reports: () -> [String]
  /// The user's git repositories on this machine; set by a program that looks for them.
  public var clones: any CloneService = NoClones()
  /// Opens a file at a line in an editor that takes the terminal; `nil` if the editor has a window.
  public var editFile: ((_ path: String, _ line: Int?) async throws -> Void)?
  /// The program, for the About screen.
  public var program = ProgramDescription()
  /// The file that changes the keys; set by a front end that has one.
  public var keyFile: KeyFile?
  /// Returns the actions that keys perform at present; set by a front end.
  public var actionTable: (() -> [TableAction])?
  /// Notifies the user outside of the program; set by a front end that can.
  public var notify: ((InboxNews) -> Void)?
  /// The start of the program in the background with the session; `nil` where that is not possible.
  public var backgroundStart: (any BackgroundStart)?
  /// Called when work of a screen off the main actor, other than a request, begins and ends.
  public var onWork: (_ begins: Bool) -> Void = { _ in }
  /// The clock for delays.
  public let scheduler: any Scheduler
  /// The date and time.
  public let now: () -> Date
  /// The time zone in which a day begins.
  public let timeZone: TimeZone

  /// The stars and follows of the user, the same on all screens.
  public let viewerState: ViewerState

  /// The message to show in passing, on whatever screen; it is removed after some seconds.
  @MutableProperty public private(set) var notice: Notice?

  /// The result of the last check for a newer version; `nil` before the first.
  @MutableProperty public internal(set) var releaseCheck: ReleaseCheck?
  /// Whether the check at the start has begun.
  var hasCheckedForRelease = false

  /// Asks the user for a text, such as the place to go to, on whatever screen.
  public let questions = Interaction<InputQuestion, String>()

  /// Asks the user to choose, such as whether to replace a file, on whatever screen.
  public let choices = Interaction<AlertContent, AlertContent.Choice>()

  /// The account that becomes the active one; `nil` for none.
  @MutableProperty public internal(set) var nextAccount: StoredAccount.ID?
  /// The last change to another account.
  var accountChange: Task<Void, Never>?
  /// The number of changes that were begun or abandoned, by which the end of one is recognised.
  var accountChanges = 0

  /// The threads of the inbox, the same on all screens.
  private(set) lazy var inbox = Inbox(
    Inbox.Source(
      accounts: { [session] in session.loggedIn },
      shown: { [session] in session.shownAccount },
      showsAll: { [preferences] in preferences[Settings.showsAllAccounts] },
      needsAll: { [preferences] in preferences[Settings.notifiesNews] }
    )
  )

  /// The work that goes on outside of its screen.
  let watches = Watches()

  /// The stored stars and follows, for services that wrap these.
  public let viewerSource: any ViewerStateSource
  private var failures: (any Disposable)?
  private let noticeEnd = SerialDisposable()
  /// Observes the list that the user refreshes.
  var refreshed: ObservationToken?
  private let openURL: (URL) -> Void
  private let copyText: (String) -> Void
  /// Observes the expirations of the session.
  var expirations: (any Disposable)?
  /// Presents the login after the server has refused the token; `nil` while it is not presented.
  var renewal: Task<Void, Never>?
  /// Whether the user has closed that login without logging in.
  var isRenewalDeclined = false

  /// Puts the services together.
  ///
  /// `openURL` opens an address in the user's browser or mail program, `copy` puts a text on the
  /// clipboard.
  public init(
    navigation: any RouteNavigation<Route>,
    session: any Session,
    gitHub: any GitHubService,
    store: any EntityStore,
    sync: any Synchronization,
    viewerState source: any ViewerStateSource,
    outbox: any Outbox,
    preferences: any Preferences,
    places: any PlaceStore,
    searches: any SearchHistory,
    files: any UserFiles,
    localData: any LocalData,
    activity: Activity = Activity(),
    releases: any ReleaseSource,
    blobs: any BlobSource,
    offlineCopies: any OfflineCopies,
    saver: any FileSaver,
    reports: @escaping () -> [String] = { [] },
    scheduler: any Scheduler,
    now: @escaping () -> Date,
    timeZone: TimeZone = .autoupdatingCurrent,
    openURL: @escaping (URL) -> Void,
    copy: @escaping (String) -> Void
  ) {
    self.navigation = navigation
    self.session = session
    self.gitHub = gitHub
    self.store = store
    self.sync = sync
    self.preferences = preferences
    self.places = places
    self.searches = searches
    self.files = files
    self.localData = localData
    self.activity = activity
    self.releases = releases
    self.blobs = blobs
    self.offlineCopies = offlineCopies
    self.saver = saver
    self.outbox = outbox
    self.reports = reports
    self.scheduler = scheduler
    self.now = now
    self.timeZone = timeZone
    self.openURL = openURL
    copyText = copy
    viewerState = ViewerState(source)
    viewerSource = source
    failures = source.failures.observeValues { [weak self] in self?.report($0) }
  }

  isolated deinit {
    failures?.dispose()
    expirations?.dispose()
  }

  /// Shows `text` for a few seconds, or until the next notice; `nil` is no notice.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - duration: The time for which the notice is shown at least.
  ///   - action: The title of an action, such as “Undo”; `nil` for none.
  ///   - perform: Performs the action, at most once.
  public func showNotice(
    _ text: String?,
    for duration: Duration = Notice.usualDuration,
    action: String? = nil,
    perform: @escaping () -> Void = {}
  ) {
    guard let text else { return }
    let duration = max(duration, Notice.usualDuration)
    notice = Notice(
      text: text,
      action: action.map { title in
        Notice.Action(title: title) { [weak self] in
          self?.notice = nil
          perform()
        }
      },
      duration: duration
    )
    noticeEnd.inner = scheduler.schedule(after: duration) { [weak self] in self?.notice = nil }
  }

  /// Removes the notice, whose action would be performed as another account.
  func endNotice() { notice = nil }

  /// Puts a text on the clipboard.
  public func copy(_ text: String) { copyText(text) }

  /// Puts the address of a page on the clipboard, and says so.
  func copyAddress(_ url: URL) {
    copy(url.absoluteString)
    showNotice("Copied to clipboard.")
  }

  /// Opens an address outside, if it leads to a page or to a mail; nothing else is ever opened.
  ///
  /// - Returns: Whether it was.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let scheme = url.scheme?.lowercased(), ["http", "https", "mailto"].contains(scheme) else {
      return false
    }
    openURL(url)
    return true
  }
}
