import BinderyNavigation
import Foundation
import GitHubAPI
import GitHubValues
import OctavoStore
import OctavoViewModels

/// An account that is logged in: all that belongs to it, made and dropped as a whole.
///
/// It sends its pending requests whether or not it is shown. Without a user it stands for the login
/// on a server: it sends requests without credentials and stores nothing.
final class LiveAccount {
  /// The token of an account, and what is known of it.
  struct Token {
    /// The place where it is stored.
    var place = TokenPlace.memory
    /// The authorization that made it; `nil` for a token of another origin.
    var authorization: Int?
    /// The permissions; `nil` if the server does not say.
    var scopes: [String]?

    /// Makes a token.
    init(place: TokenPlace = .memory, authorization: Int? = nil, scopes: [String]? = nil) {
      (self.place, self.authorization, self.scopes) = (place, authorization, scopes)
    }

    /// Makes the token of an account that was logged in before.
    init(of account: KnownAccount, at place: TokenPlace) {
      self.init(place: place, authorization: account.authorization, scopes: account.scopes)
    }
  }

  /// The server of the account.
  let server: SessionServer
  /// The user; `nil` for the login.
  private(set) var user: GitHub.User?
  /// The token as far as it is known.
  private(set) var token: Token
  let gitHub: LiveGitHub
  let store: LiveStore
  let sync: LiveSync
  let outbox: LiveOutbox
  let viewer: LiveViewerState
  let places: LivePlaceStore
  let searches: LiveSearchHistory
  let blobs: LiveBlobs
  let offlineCopies: LiveOfflineCopies
  let issueKeeper: IssueKeeper
  let saver: LiveFileSaver
  private let foreignCommits: ForeignCommits?

  /// Makes the account of a user, or the login on a server, and sends no request.
  init(
    on server: SessionServer,
    user: GitHub.User? = nil,
    store account: AccountStore? = nil,
    api: GitHubAPI? = nil,
    token: Token = Token(),
    _ parts: AccountParts
  ) {
    let (configuration, activity) = (server.configuration, parts.activity)
    let report = configuration.report
    self.server = server
    self.user = user
    self.token = token
    gitHub = LiveGitHub(api ?? server.anonymousAPI, activity)
    store = LiveStore(account, report: report, documentLimit: parts.documentLimit)
    sync = LiveSync(
      gitHub: gitHub,
      store: store,
      activity: activity,
      limitIsNear: { [gitHub] in parts.limit(gitHub.api)?.isBelow(oneIn: 5) ?? false },
      now: configuration.client.now
    )
    sync.clones = parts.clones.map { ($0, server.server) }
    outbox = LiveOutbox(
      gitHub,
      of: account,
      scheduler: parts.scheduler,
      sends: configuration.sendsRequests,
      client: configuration.client,
      limit: { [gitHub] in parts.limit(gitHub.api) },
      report: report,
      activity: activity
    )
    viewer = LiveViewerState(
      gitHub,
      of: account,
      outbox: outbox,
      scheduler: parts.scheduler,
      client: configuration.client,
      report: report,
      activity: activity
    )
    foreignCommits = account.map { [outbox] in
      ForeignCommits(of: $0, scheduler: parts.scheduler) { outbox.wake() }
    }
    let memory = server.memory
    places = LivePlaceStore(file: user.flatMap { memory.placeFile(of: $0.login) }, report: report)
    searches = LiveSearchHistory(account, report: report)
    let folder = { user.flatMap { memory.blobFolder(of: $0.login) } }
    blobs = LiveBlobs(gitHub, activity: activity, folder: folder)
    issueKeeper = IssueKeeper(
      sync,
      store,
      scheduler: parts.scheduler,
      limit: { [gitHub] in parts.limit(gitHub.api) },
      activity: activity
    )
    offlineCopies = LiveOfflineCopies(
      gitHub: gitHub,
      sync: sync,
      store: store,
      activity: activity,
      issueKeeper: issueKeeper,
      path: configuration.environment["PATH"],
      folder: folder
    )
    saver = LiveFileSaver(
      gitHub,
      activity: activity,
      environment: configuration.environment,
      blobs: folder
    )
  }

  deinit {}

  /// The server and the login; `nil` for the login on a server.
  var id: StoredAccount.ID? {
    user.map { StoredAccount.ID(server: server.memory.name, login: $0.login) }
  }

  /// The services for view models; `nil` for the login on a server.
  var services: AccountServices? {
    id.map {
      AccountServices(id: $0, server: server.server, store: store, sync: sync, outbox: outbox)
    }
  }

  /// Whether requests are sent with the token.
  var hasToken: Bool { gitHub.api.credentials != .none }

  /// Continues with the token of another login of the same user.
  func renew(_ user: GitHub.User, _ api: GitHubAPI, _ token: Token) {
    (self.user, self.token) = (user, token)
    gitHub.api = api
    wake()
  }

  /// Continues what waits for the server: the pending requests, and the issues that are kept.
  func wake() {
    outbox.wake()
    if server.configuration.sendsRequests { issueKeeper.resume() }
  }

  /// Continues without the token, which the server has refused or the user has removed.
  func dropToken() { gitHub.api = server.anonymousAPI }

  /// Ends all requests and observations, and closes the store.
  ///
  /// Pending requests stay in it. After a logout the user is asked about each of them.
  func end(isLoggedOut: Bool = false) async {
    let account = store.account
    store.account = nil
    issueKeeper.end()
    viewer.end()
    await outbox.end()
    if isLoggedOut { await outbox.keep() }
    await gitHub.tasks.end()
    await searches.settle()
    await account?.endObservations()
    do {
      try account?.close()
    } catch {
      store.report("A local copy cannot be closed: \(error)")
    }
  }
}

/// The parts that the accounts of a program share.
struct AccountParts {
  /// The work in flight.
  let activity: Activity
  /// The clock for delays.
  let scheduler: any Scheduler
  /// Returns the bytes that all documents of an account may have.
  let documentLimit: () -> Int
  /// Returns the requests of this hour that are left to the credentials of a client.
  let limit: (GitHubAPI) -> GitHub.RateLimit?
  /// The user’s clones on this machine; `nil` where none are looked for.
  var clones: (any CloneService)?
}
