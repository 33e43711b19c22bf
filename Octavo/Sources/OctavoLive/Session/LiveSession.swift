import BinderySignals
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The session of the user on the server, in this run and at the next start.
final class LiveSession: Session {
  var user: GitHub.User? {
    didSet { preferences.account = activeID }
  }
  var tokenPlace = TokenPlace.memory
  var lastUsername: String?
  private(set) var scopes: [String]?
  @MutableProperty var accounts: [StoredAccount] = []
  let expirations: Signal<Void, Never>

  var server: Server { current.server }

  var offeredToken: GitHub.Token? { offered?.token }

  var keyringFailed: Bool { memory.keyringFailed }

  var waitsForKeyringProducer: SignalProducer<Bool, Never> { _waitsForKeyring.producer }

  let servers: SessionServers
  /// The server of the account that is active, or of the login.
  var current: SessionServer
  let gitHub: LiveGitHub
  let store: LiveStore
  let viewer: LiveViewerState
  let places: LivePlaceStore
  let searches: LiveSearchHistory
  let preferences: LivePreferences
  let activity: Activity
  private let scheduler: any Scheduler
  var authorization: Int?
  private var welcome: Task<Void, Never>?
  private var isLoggingOut = false
  /// The number of logins and changes to another account, so that each notices a later one.
  private(set) var changes = 0
  private let expirationInput: Signal<Void, Never>.Observer
  private var keeping: Task<TokenPlace, Never>?
  @MutableProperty private var waitsForKeyring = false

  init(
    _ servers: SessionServers,
    gitHub: LiveGitHub,
    store: LiveStore,
    viewer: LiveViewerState,
    places: LivePlaceStore,
    searches: LiveSearchHistory,
    preferences: LivePreferences,
    activity: Activity,
    scheduler: any Scheduler
  ) {
    self.servers = servers
    current = servers.first
    self.scheduler = scheduler
    self.gitHub = gitHub
    self.store = store
    self.viewer = viewer
    self.places = places
    self.searches = searches
    self.preferences = preferences
    self.activity = activity
    (expirations, expirationInput) = Signal<Void, Never>.pipe()
    gitHub.onRefusal = { [weak self] in self?.expire() }
  }

  private var configuration: LiveConfiguration { current.configuration }
  private var anonymousAPI: GitHubAPI { current.anonymousAPI }
  private var memory: SessionStorage { current.memory }
  private var offered: EnvironmentToken? { current.offered }

  /// Uses another server from now on.
  func change(to server: SessionServer) {
    changes += 1
    current = server
    gitHub.api = server.anonymousAPI
  }

  /// Restores the session in which the program last ended.
  ///
  /// To a remote server it sends a request only if the account's local copy was deleted and its
  /// token was not. A token of the environment takes precedence over a stored one.
  ///
  /// - Parameter shown: Returns when the first screen has been drawn. The demo's account is
  ///   requested after that, because the request lets the server read the whole demo world.
  func restore(shown: @escaping @MainActor () async -> Void) async {
    if let server = await servers.lastServer() { change(to: server) }
    let account = await memory.lastAccount()
    lastUsername = account?.login
    if let demo = configuration.demo {
      lastUsername = demo.username
      meet(demo, after: shown)
    }
    if offered == nil, let account, let session = await storedSession(of: account, on: current) {
      begin(session)
      await viewer.begin(with: store.account)
    }
    await listAccounts()
  }

  func knownAccount(_ login: String) async -> GitHub.Account? {
    activity.begin()
    defer { activity.end() }
    await welcome?.value
    return await memory.account(login)
  }

  func logIn(with token: GitHub.Token) async throws -> GitHub.User {
    try await logIn(with: token, on: current)
  }

  /// Logs in by a token of a server, which is sent to no other server.
  ///
  /// - Throws: `CancellationError` if the user has changed to another server meanwhile.
  func logIn(with token: GitHub.Token, on server: SessionServer) async throws -> GitHub.User {
    guard current === server else { throw CancellationError() }
    activity.begin()
    defer { activity.end() }
    return try await adopt(try await server.anonymousAPI.logIn(with: token), on: server)
  }

  func logIn(
    username: String,
    password: String,
    oneTimeCode: String?
  ) async throws -> GitHub.User {
    activity.begin()
    defer { activity.end() }
    let server = current
    let login = try await server.anonymousAPI.logIn(
      login: username,
      password: password,
      oneTimeCode: oneTimeCode,
      note: "Octavo \(UUID().uuidString.prefix(8))"
    )
    return try await adopt(login, on: server)
  }

  // Not activity: the app at rest may wait for the browser.
  func logInInBrowser() async throws -> GitHub.User {
    let server = current
    let (client, web) = try oauth()
    let browser = Browser(environment: configuration.environment)
    let logIn = BrowserLogin(
      api: anonymousAPI,
      client: client,
      web: web,
      scheduler: scheduler,
      now: configuration.client.now,
      sendsChallenge: configuration.host.isGitHub || configuration.demo != nil,
      open: configuration.openPage ?? browser.open
    )
    return try await self.logIn(with: try await logIn(), on: server)
  }

  func requestDeviceCode() async throws -> GitHub.DeviceCode {
    let (client, web) = try oauth()
    return try await activity {
      let endpoint = try Endpoint<DeviceCodeResponse>.deviceCode(
        for: client,
        scopes: LoginScopes.wanted,
        at: web
      )
      switch try await anonymousAPI.send(endpoint) {
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
    switch try await server.anonymousAPI.send(question) {
    case .token(let token): return .loggedIn(try await logIn(with: token, on: server))
    case .refused(let refusal) where refusal.code == "authorization_pending": return .pending
    case .refused(let refusal) where refusal.code == "slow_down":
      return .slowDown(interval: refusal.interval)
    case .refused(let refusal):
      throw LoginFailure(refusal: refusal, now: configuration.client.now())
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

  /// Forgets the token, which the server has refused, and passes that on.
  private func expire() {
    guard user != nil, !isLoggingOut else { return }
    // The login screen must not offer the same token again, so the token is forgotten first.
    Task.immediate { await dropToken() }
    expirationInput.send(value: ())
  }

  private func dropToken() async {
    activity.begin()
    defer { activity.end() }
    // A token that was refused is not offered again.
    current.offered = nil
    gitHub.api = anonymousAPI
    guard let user else { return }
    await memory.forgetToken(of: user.login)
    await listAccounts()
  }

  func logOut(deletingLocalData: Bool) async {
    activity.begin()
    defer { activity.end() }
    guard let user else { return }
    isLoggingOut = true
    defer { isLoggingOut = false }
    await viewer.end()
    let api = gitHub.api
    // Requests that are under way are cancelled, before the server refuses the token.
    let account = store.account
    store.account = nil
    searches.account = nil
    await searches.settle()
    await preferences.settle()
    await account?.endObservations()
    await dropToken()
    if let authorization { await revoke(authorization, with: api) }
    if deletingLocalData { await memory.deleteEverything(of: user.login, store: account) }
    places.remove()
    self.user = nil
    authorization = nil
    lastUsername = deletingLocalData ? nil : user.login
    await listAccounts()
  }

  /// Stores the result of a login, and sends requests as its account from now on.
  ///
  /// - Throws: `CancellationError` if the user has changed to another account meanwhile.
  private func adopt(_ login: Login, on server: SessionServer) async throws -> GitHub.User {
    guard current === server else { throw CancellationError() }
    let (user, memory) = (login.user, server.memory)
    changes += 1
    let change = changes
    // All parts change together: at each suspension the user may change to another account.
    gitHub.api = server.client(with: login.token, of: user.login)
    places.file = memory.placeFile(of: user.login)
    let previous = store.account
    if previous?.login != user.login {
      store.account = memory.openStore(of: user.login)
      searches.account = store.account
      await previous?.endObservations()
      guard changes == change else { throw CancellationError() }
    }
    await store.save(user)
    guard changes == change else { throw CancellationError() }
    let place = await place(for: login, on: server)
    guard changes == change else {
      await memory.forgetToken(ofRejected: login)
      throw CancellationError()
    }
    tokenPlace = place
    authorization = login.authorization
    lastUsername = user.login
    scopes = login.scopes
    self.user = user
    await memory.noteLogin(login, at: place)
    guard changes == change else { throw CancellationError() }
    await viewer.begin(with: store.account)
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
  private func meet(_ demo: DemoAccount, after shown: @escaping @MainActor () async -> Void) {
    welcome = Task { [anonymousAPI, memory] in
      await shown()
      guard let user = try? await anonymousAPI.send(.user(demo.username)) else { return }
      await memory.save(user)
    }
  }
}
