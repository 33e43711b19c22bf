import BinderySignals
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The session of the user on the server, in this run and at the next start.
final class LiveSession: Session {
  var tokenPlace: TokenPlace { account.token.place }
  var scopes: [String]? { account.token.scopes }
  var user: GitHub.User? { account.user }
  private(set) var lastUsername: String?
  @MutableProperty var accounts: [StoredAccount] = []
  let expirations: Signal<Void, Never>

  var server: Server { current.server }

  var offeredToken: GitHub.Token? {
    // The token of the environment may be that of another account than the one that is named.
    configuration.login == nil ? current.offered?.token : nil
  }

  var keyringFailed: Bool { memory.keyringFailed }

  var waitsForKeyringProducer: SignalProducer<Bool, Never> { _waitsForKeyring.producer }

  let servers: SessionServers
  /// The account whose screens are shown, or the login.
  let shown: ShownAccount
  /// The accounts that are logged in, each with its requests.
  @MutableProperty var live: [StoredAccount.ID: LiveAccount] = [:]
  let preferences: LivePreferences
  let activity: Activity
  /// The logins and changes that are under way.
  let transitions = RunningTasks()
  private let parts: AccountParts
  private var welcome: Task<Void, Never>?
  /// Begins the accounts that are not shown.
  var beginning: Task<Void, Never>?
  private let expirationInput: Signal<Void, Never>.Observer
  private var keeping: Task<TokenPlace, Never>?
  @MutableProperty private var waitsForKeyring = false

  init(_ servers: SessionServers, preferences: LivePreferences, _ parts: AccountParts) {
    self.servers = servers
    self.preferences = preferences
    self.parts = parts
    activity = parts.activity
    shown = ShownAccount(LiveAccount(on: servers.first, parts))
    (expirations, expirationInput) = Signal<Void, Never>.pipe()
    preferences.account = { [weak shown] in
      shown.flatMap { shown in untracked { shown.account.id } }
    }
  }

  deinit {}

  /// The account that is shown, or the login.
  var account: LiveAccount { untracked { shown.account } }
  /// The server of the account that is shown, or of the login.
  var current: SessionServer { account.server }
  private var configuration: LiveConfiguration { current.configuration }
  private var memory: SessionStorage { current.memory }

  /// Shows the login on a server, whose name is filled in.
  func showLogin(on server: SessionServer, as login: String?) {
    shown.account = LiveAccount(on: server, parts)
    lastUsername = login
  }

  /// Shows an account that is logged in.
  func show(_ account: LiveAccount) {
    if self.account !== account { shown.account = account }
    lastUsername = account.user?.login
  }

  /// Restores the session in which the program last ended, or that of the account of the
  /// configuration.
  ///
  /// To a remote server it sends a request only if the account's local copy was deleted and its
  /// token was not. A token of the environment takes precedence over a stored one.
  ///
  /// - Parameter shown: Returns when the first screen has been drawn. The demo's account is
  ///   requested after that, because the request lets the server read the whole demo world. The
  ///   other accounts that are logged in send their pending requests from then on.
  func restore(shown: @escaping @MainActor () async -> Void) async {
    // A program may log in before its start.
    guard user == nil else { return await listAccounts() }
    let server = await servers.lastServer() ?? current
    let wanted = configuration.login
    let known =
      if let wanted { await server.memory.knownAccount(wanted) } else {
        await server.memory.lastAccount()
      }
    showLogin(on: server, as: server.configuration.demo?.username ?? known?.login ?? wanted)
    if let demo = server.configuration.demo { meet(demo, on: server, after: shown) }
    let isStoredFirst = server.offered == nil || configuration.isForScript || wanted != nil
    if isStoredFirst, let known, let account = await liveAccount(known, on: server) {
      show(account)
    }
    await listAccounts()
    if servers.allowsOthers { beginOthers(after: shown) }
  }

  func knownAccount(_ login: String) async -> GitHub.Account? {
    activity.begin()
    defer { activity.end() }
    await welcome?.value
    return await memory.account(login)
  }

  func logIn(with token: GitHub.Token) async throws -> GitHub.User {
    try await logIn(on: current) { token }
  }

  /// Logs in by a token of a server, which is sent to no other server.
  ///
  /// - Throws: The error of `token`, and `CancellationError` if the user has changed to another
  ///   account or server before the end of the login.
  func logIn(
    on server: SessionServer,
    with token: @escaping @MainActor @Sendable () async throws -> GitHub.Token
  ) async throws -> GitHub.User {
    try await transitions { [self] id in
      try await logIn(with: try await token(), on: server, id)
    }
  }

  private func logIn(
    with token: GitHub.Token,
    on server: SessionServer,
    _ transition: Int
  ) async throws -> GitHub.User {
    try Task.checkCancellation()
    return try await activity {
      try await adopt(try await server.anonymousAPI.logIn(with: token), on: server, transition)
    }
  }

  func logIn(
    username: String,
    password: String,
    oneTimeCode: String?
  ) async throws -> GitHub.User {
    activity.begin()
    defer { activity.end() }
    let server = current
    return try await transitions { [self] id in
      let login = try await server.anonymousAPI.logIn(
        login: username,
        password: password,
        oneTimeCode: oneTimeCode,
        note: "Octavo \(UUID().uuidString.prefix(8))"
      )
      return try await adopt(login, on: server, id)
    }
  }

  // Not activity: the app at rest may wait for the browser.
  func logInInBrowser() async throws -> GitHub.User {
    let server = current
    let (client, web) = try oauth()
    let browser = Browser(environment: configuration.environment)
    let logIn = BrowserLogin(
      api: server.anonymousAPI,
      client: client,
      web: web,
      scheduler: parts.scheduler,
      now: configuration.client.now,
      sendsChallenge: configuration.host.isGitHub || configuration.demo != nil,
      open: configuration.openPage ?? browser.open
    )
    return try await self.logIn(on: server) { try await logIn() }
  }

  func requestDeviceCode() async throws -> GitHub.DeviceCode {
    let (client, web) = try oauth()
    return try await activity {
      let endpoint = try Endpoint<DeviceCodeResponse>.deviceCode(
        for: client,
        scopes: LoginScopes.wanted,
        at: web
      )
      switch try await current.anonymousAPI.send(endpoint) {
      case .code(let code): return code
      case .refused(let refusal):
        throw LoginFailure(refusal: refusal, now: configuration.client.now())
      }
    }
  }

  func logIn(with code: GitHub.DeviceCode) async throws -> DeviceLoginStep {
    let server = current
    let (client, web) = try oauth()
    let question = try Endpoint<OAuthResponse>.token(of: code, for: client, at: web)
    return try await transitions { [self] id in
      switch try await server.anonymousAPI.send(question) {
      case .token(let token): return .loggedIn(try await logIn(with: token, on: server, id))
      case .refused(let refusal) where refusal.code == "authorization_pending": return .pending
      case .refused(let refusal) where refusal.code == "slow_down":
        return .slowDown(interval: refusal.interval)
      case .refused(let refusal):
        throw LoginFailure(refusal: refusal, now: server.configuration.client.now())
      }
    }
  }

  /// The registration of the app, and the address of the server's pages.
  private func oauth() throws -> (GitHub.OAuthClient, URL) {
    guard let client = configuration.oauthClient, let web = URL(string: server.webAddress) else {
      throw LoginFailure(.wrongClient)
    }
    return (client, web)
  }

  func stopWaitingForKeyring() { keeping?.cancel() }

  /// Forgets the token of an account, which the server has refused.
  ///
  /// The threads and pages that are stored of the account are still shown, until the user logs in
  /// again or out.
  private func expire(_ account: LiveAccount) {
    guard let id = account.id, live[id] === account else { return }
    // A request without a token says nothing about one that another program has stored since.
    let hadToken = account.hasToken
    // A token that was refused is not offered again.
    if hadToken { account.server.offered = nil }
    account.dropToken()
    let isShown = account === self.account
    Task.immediate {
      await activity {
        if hadToken { await account.server.memory.forgetToken(of: id.login) }
        await listAccounts()
      }
    }
    if isShown { expirationInput.send(value: ()) }
  }

  /// Adds an account that is logged in, and sends its pending requests.
  func begin(
    _ user: GitHub.User,
    on server: SessionServer,
    _ store: AccountStore?,
    _ api: GitHubAPI,
    _ token: LiveAccount.Token
  ) -> LiveAccount {
    let account = LiveAccount(
      on: server,
      user: user,
      store: store,
      api: api,
      token: token,
      parts
    )
    account.gitHub.onRefusal = { [weak self, weak account] in
      if let account { self?.expire(account) }
    }
    account.outbox.failures.observeValues { [weak shown] in shown?.show($0) }
    if let id = account.id { live[id] = account }
    try? store?.noteOwner(user)
    account.viewer.begin()
    if server.configuration.sendsRequests { account.issueKeeper.resume() }
    return account
  }

  @discardableResult
  func logOut(deletingLocalData: Bool) async -> Bool {
    guard let id = account.id else { return true }
    return await logOut(id, deletingLocalData: deletingLocalData)
  }

  @discardableResult
  func logOut(_ id: StoredAccount.ID, deletingLocalData: Bool) async -> Bool {
    guard let server = try? servers.server(named: id.server) else { return true }
    activity.begin()
    defer { activity.end() }
    let (memory, isShown) = (server.memory, id == account.id)
    if isShown { transitions.cancelOthers() }
    let ended = live.removeValue(forKey: id)
    let client = await client(of: id, ended, on: server)
    // Requests that are under way are cancelled, before the server refuses the token.
    // Those that cannot be deleted are asked about at the next login.
    await ended?.end(isLoggedOut: true)
    await preferences.settle()
    await memory.forgetToken(of: id.login)
    if isShown { server.offered = nil }
    if let (api, authorization) = client { await revoke(authorization, with: api) }
    let isDeleted = deletingLocalData ? await memory.deleteEverything(of: id.login) : true
    memory.forgetPlace(of: id.login)
    if id == account.id { showLogin(on: server, as: deletingLocalData ? nil : id.login) }
    await listAccounts()
    return isDeleted
  }

  /// Sends nothing more for any account until ``resume()``.
  func suspend() async {
    for account in live.values { await account.outbox.suspend() }
  }

  /// Sends again.
  func resume() {
    for account in live.values { account.outbox.resume() }
  }

  /// Ends the pauses after failures, because the network is back.
  func wake() { for account in live.values { account.wake() } }

  /// Sends what is due within some seconds, for all accounts at the same time.
  func finish() async {
    await withTaskGroup { group in
      for account in live.values { group.addTask { await account.outbox.finish() } }
    }
  }

  /// Ends all accounts, whose pending requests stay, and saves what is not saved yet.
  func end() async {
    transitions.cancelOthers()
    for account in live.values { await account.end() }
    await preferences.settle()
  }

  /// Returns a client that can take back the token of an account, and the authorization of the
  /// token; `nil` for a token of another origin.
  private func client(
    of id: StoredAccount.ID,
    _ account: LiveAccount?,
    on server: SessionServer
  ) async -> (GitHubAPI, Int)? {
    if let account { return account.token.authorization.map { (account.gitHub.api, $0) } }
    guard let authorization = await server.memory.knownAccount(id.login)?.authorization,
      let (token, _) = await server.memory.token(of: id.login)
    else { return nil }
    return (server.client(with: token, of: id.login), authorization)
  }

  /// Stores the result of a login, and shows its account.
  ///
  /// - Throws: `CancellationError` if the user has changed to another account meanwhile.
  private func adopt(
    _ login: Login,
    on server: SessionServer,
    _ transition: Int
  ) async throws -> GitHub.User {
    let memory = server.memory
    let place = await place(for: login, on: server)
    do {
      try transitions.commit(transition)
    } catch {
      // The stores do not take part in a task that is cancelled.
      await Task { await memory.forgetToken(ofRejected: login) }.value
      throw error
    }
    let user = login.user
    // Before the client, which makes a folder, and before the look-up of a session to renew.
    await endSessions(overtakenBy: user, on: server)
    let adoption = await memory.adoptFiles(of: user)
    let api = server.client(with: login.token, of: user.login)
    let token = LiveAccount.Token(
      place: place,
      authorization: login.authorization,
      scopes: login.scopes
    )
    let id = StoredAccount.ID(server: memory.name, login: user.login)
    if let account = live[id] {
      account.renew(user, api, token)
      show(account)
    } else {
      show(begin(user, on: server, memory.openStore(of: user.login, adoption), api, token))
    }
    let account = account
    await account.store.save(user)
    // Another token may have access to the notifications.
    if !configuration.isForScript { await account.sync.resetSubstitutes() }
    await memory.noteLogin(login, at: place, isStored: !configuration.isForScript)
    if case .renamed(let former) = adoption { await memory.forgetToken(of: former) }
    await listAccounts()
    return user
  }

  private func place(for login: Login, on server: SessionServer) async -> TokenPlace {
    if let offered = server.offered, offered.token == login.token {
      return .environment(variable: offered.variable)
    }
    let memory = server.memory
    let keeping = Task { await memory.keep(login.token, of: login.user.login) }
    self.keeping = keeping
    waitsForKeyring = memory.hasKeyring
    defer { waitsForKeyring = false }
    return await keeping.value
  }

  /// Revokes a token on the server that made it, if the server can be reached.
  func revoke(_ authorization: Int, with api: GitHubAPI) async {
    let revocation = Task { try await api.revoke(authorization: authorization) }
    let patience = Task {
      try await Task.sleep(for: .seconds(3))
      revocation.cancel()
    }
    do {
      try await revocation.value
    } catch {
      configuration.report("The server did not take the token back: \(error)")
    }
    patience.cancel()
  }

  /// Requests the demo's account, whose picture has another address at each start.
  private func meet(
    _ demo: DemoAccount,
    on server: SessionServer,
    after shown: @escaping @MainActor () async -> Void
  ) {
    welcome = Task {
      await shown()
      guard let user = try? await server.anonymousAPI.send(.user(demo.username)) else { return }
      await server.memory.save(user)
    }
  }
}
