import BinderySignals
import Foundation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

/// The session of the user on the server, in this run and at the next start.
final class LiveSession: Session {
  let server: Server
  private(set) var user: GitHub.User?
  private(set) var tokenPlace = TokenPlace.memory
  private(set) var lastUsername: String?
  private(set) var scopes: [String]?
  let expirations: Signal<Void, Never>
  /// The credentials of `gh`; `nil` for a server in this program.
  let gh: GHCredentials?

  var offeredToken: GitHub.Token? { offered?.token }

  var keyringFailed: Bool { memory.keyringFailed }

  var waitsForKeyringProducer: SignalProducer<Bool, Never> { _waitsForKeyring.producer }

  private let configuration: LiveConfiguration
  private let anonymousAPI: GitHubAPI
  private let gitHub: LiveGitHub
  private let store: LiveStore
  private let viewer: LiveViewerState
  private let places: LivePlaceStore
  private let searches: LiveSearchHistory
  private let memory: SessionStorage
  let activity: Activity
  private let scheduler: any Scheduler
  private var offered: EnvironmentToken?
  private var authorization: Int?
  private var welcome: Task<Void, Never>?
  private var isLoggingOut = false
  private let expirationInput: Signal<Void, Never>.Observer
  private var keeping: Task<TokenPlace, Never>?
  @MutableProperty private var waitsForKeyring = false

  init(
    _ configuration: LiveConfiguration,
    anonymousAPI: GitHubAPI,
    gitHub: LiveGitHub,
    store: LiveStore,
    viewer: LiveViewerState,
    places: LivePlaceStore,
    searches: LiveSearchHistory,
    memory: SessionStorage,
    activity: Activity,
    scheduler: any Scheduler
  ) {
    self.configuration = configuration
    self.scheduler = scheduler
    self.anonymousAPI = anonymousAPI
    self.gitHub = gitHub
    self.store = store
    self.viewer = viewer
    self.places = places
    self.searches = searches
    self.memory = memory
    self.activity = activity
    server = Server(configuration)
    let isDemo = configuration.demo != nil
    gh =
      isDemo
      ? nil : GHCredentials(host: configuration.host, environment: configuration.environment)
    offered =
      isDemo ? nil : EnvironmentToken(for: configuration.host, in: configuration.environment)
    (expirations, expirationInput) = Signal<Void, Never>.pipe()
    gitHub.onRefusal = { [weak self] in self?.expire() }
  }

  /// Restores the session in which the program last ended.
  ///
  /// To a remote server it sends a request only if the account's local copy was deleted and its token
  /// was not. A token of the environment takes precedence over a stored one.
  func restore() async {
    let account = await memory.lastAccount()
    lastUsername = account?.login
    if let demo = configuration.demo {
      lastUsername = demo.username
      meet(demo)
    }
    guard offered == nil, let account, account.isLoggedIn, isServed(account.login),
      let (token, place) = await memory.token(of: account.login)
    else { return }
    store.account = memory.openStore(of: account.login)
    searches.account = store.account
    places.file = memory.placeFile(of: account.login)
    gitHub.api = client(with: token, of: account.login)
    tokenPlace = place
    authorization = account.authorization
    if configuration.demo == nil { user = await store.user(account.login) }
    // The stored profile of a server in this program has addresses of an earlier start.
    if user == nil { user = await requestedUser() }
    await viewer.begin(with: store.account)
  }

  /// Whether the server has the account: one in this program has a single one.
  private func isServed(_ login: String) -> Bool {
    configuration.demo.map { $0.username.lowercased() == login.lowercased() } ?? true
  }

  private func requestedUser() async -> GitHub.User? {
    guard let user = try? await gitHub.send(.currentUser) else { return nil }
    await store.save(user)
    return user
  }

  func knownAccount(_ login: String) async -> GitHub.Account? {
    activity.begin()
    defer { activity.end() }
    await welcome?.value
    return await memory.account(login)
  }

  func logIn(with token: GitHub.Token) async throws -> GitHub.User {
    activity.begin()
    defer { activity.end() }
    return await adopt(try await anonymousAPI.logIn(with: token))
  }

  func logIn(
    username: String,
    password: String,
    oneTimeCode: String?
  ) async throws -> GitHub.User {
    activity.begin()
    defer { activity.end() }
    return await adopt(
      try await anonymousAPI.logIn(
        login: username,
        password: password,
        oneTimeCode: oneTimeCode,
        note: "Octavo \(UUID().uuidString.prefix(8))"
      )
    )
  }

  // Not activity: the app at rest may wait for the browser.
  func logInInBrowser() async throws -> GitHub.User {
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
    return try await self.logIn(with: try await logIn())
  }

  func requestDeviceCode() async throws -> GitHub.DeviceCode {
    let (client, web) = try oauth()
    return try await activity {
      let endpoint = try Endpoint<DeviceCodeAnswer>.deviceCode(
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
    let (client, web) = try oauth()
    let question = try Endpoint<OAuthAnswer>.token(of: code, for: client, at: web)
    switch try await anonymousAPI.send(question) {
    case .token(let token): return .loggedIn(try await logIn(with: token))
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
    offered = nil
    gitHub.api = anonymousAPI
    guard let user else { return }
    await memory.forgetToken(of: user.login)
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
    await account?.endObservations()
    await dropToken()
    if let authorization { await revoke(authorization, with: api) }
    if deletingLocalData { await memory.deleteEverything(of: user.login, store: account) }
    places.remove()
    self.user = nil
    authorization = nil
    lastUsername = deletingLocalData ? nil : user.login
  }

  /// Stores the result of a login, and sends requests as its account from now on.
  private func adopt(_ login: Login) async -> GitHub.User {
    let user = login.user
    gitHub.api = client(with: login.token, of: user.login)
    let previous = store.account
    if previous?.login != user.login {
      store.account = memory.openStore(of: user.login)
      searches.account = store.account
      await previous?.endObservations()
    }
    places.file = memory.placeFile(of: user.login)
    await store.save(user)
    tokenPlace = await place(for: login)
    await memory.noteLogin(login, isKept: tokenPlace.outlivesProgram)
    authorization = login.authorization
    lastUsername = user.login
    scopes = login.scopes
    self.user = user
    await viewer.begin(with: store.account)
    return user
  }

  private func client(with token: GitHub.Token, of login: String) -> GitHubAPI {
    anonymousAPI.authenticated(with: token, cacheFolder: memory.responseFolder(of: login))
  }

  private func place(for login: Login) async -> TokenPlace {
    if let offered, offered.token == login.token {
      return .environment(variable: offered.variable)
    }
    let keeping = Task { [memory] in await memory.keep(login.token, of: login.user.login) }
    self.keeping = keeping
    waitsForKeyring = memory.hasKeyring
    defer { waitsForKeyring = false }
    return await keeping.value
  }

  /// Revokes a token on the server that made it, if the server can be reached.
  private func revoke(_ authorization: Int, with api: GitHubAPI) async {
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
  private func meet(_ demo: DemoAccount) {
    welcome = Task { [anonymousAPI, memory] in
      guard let user = try? await anonymousAPI.send(.user(demo.username)) else { return }
      await memory.save(user)
    }
  }
}
