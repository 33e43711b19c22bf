import BinderyNavigation
import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSession {
  var loggedIn: [AccountServices] {
    live.values.compactMap(\.services).sorted { "\($0.id)" < "\($1.id)" }
  }

  var shownAccount: StoredAccount.ID? { shown.account.id }

  /// Whether every observer of each store has seen the last commit.
  var isDrained: Bool {
    untracked { account.store.isDrained && live.values.allSatisfy(\.store.isDrained) }
  }

  /// Waits until every observer of each store has seen the last commit.
  func drained() async {
    await account.store.drained()
    for account in untracked({ live }).values { await account.store.drained() }
  }

  var canAddAccounts: Bool { servers.allowsOthers }

  func activate(_ id: StoredAccount.ID, whenReady: @escaping () -> Void) async -> Bool {
    activity.begin()
    defer { activity.end() }
    let account = try? await transitions { [self] transition in
      guard let server = try? servers.server(named: id.server),
        let known = await server.memory.knownAccount(id.login),
        let account = await liveAccount(known, on: server, isPatient: true)
      else { throw CancellationError() }
      try transitions.commit(transition)
      whenReady()
      show(account)
      return account
    }
    if let account { await account.server.memory.noteUse(of: id.login) }
    await listAccounts()
    return account != nil
  }

  func prepareLogin(
    on server: String,
    as login: String?,
    whenReady: () -> Void
  ) async throws {
    let server = try servers.server(named: server)
    activity.begin()
    defer { activity.end() }
    transitions.cancelOthers()
    whenReady()
    showLogin(on: server, as: login)
    await listAccounts()
  }

  /// Lets the accounts that are not shown send their pending requests.
  func beginOthers(after shown: @escaping @MainActor () async -> Void) {
    guard accounts.contains(where: { $0.isLoggedIn && !$0.isActive }) else { return }
    beginning = Task {
      await shown()
      await activity { await beginLoggedIn() }
    }
  }

  /// Makes the accounts that are stored as logged in and not made yet.
  func beginLoggedIn() async {
    for account in await servers.accounts() where account.isLoggedIn {
      guard let server = try? servers.server(named: account.host),
        server.offered == nil || server.configuration.isForScript
      else { continue }
      _ = await liveAccount(account, on: server)
    }
  }

  /// Returns an account that is logged in, with its requests; `nil` if its token is not there.
  ///
  /// It sends a request only if the local copy of the account was deleted.
  func liveAccount(
    _ known: KnownAccount,
    on server: SessionServer,
    isPatient: Bool = false
  ) async -> LiveAccount? {
    guard known.isLoggedIn, server.serves(known.login) else { return nil }
    let memory = server.memory
    let id = StoredAccount.ID(server: memory.name, login: known.login)
    guard let (token, place) = await memory.token(of: known.login, isPatient: isPatient),
      !Task.isCancelled
    else {
      await endIfLoggedOut(id, on: server)
      return nil
    }
    let api = server.client(with: token, of: known.login)
    if let account = live[id] {
      // Another program has logged in again since the server has refused the token.
      if !account.hasToken, let user = account.user {
        account.renew(user, api, LiveAccount.Token(of: known, at: place))
      }
      return account
    }
    var (user, store): (GitHub.User?, AccountStore?)
    if server.configuration.demo != nil || memory.hasStore(of: known.login) {
      store = memory.openStore(of: known.login)
      user = await self.user(of: known, on: server, in: store, api)
    } else {
      user = await profile(of: known, on: server, api)
      if let user { store = await findStore(of: user, on: server) }
    }
    guard let user else {
      try? store?.close()
      return live[id]
    }
    let present = StoredAccount.ID(server: memory.name, login: user.login)
    guard !Task.isCancelled, live[present] == nil else {
      try? store?.close()
      return live[present]
    }
    return begin(user, on: server, store, api, LiveAccount.Token(of: known, at: place))
  }

  /// Opens what is kept of an account that has no files under its login: another program may have
  /// used those under the former one since the last login.
  private func findStore(of user: GitHub.User, on server: SessionServer) async -> AccountStore? {
    await endSessions(overtakenBy: user, on: server)
    let adoption = await server.memory.adoptFiles(of: user)
    if case .renamed(let former) = adoption { await server.memory.forgetToken(of: former) }
    let store = server.memory.openStore(of: user.login, adoption)
    try? await store?.save(user)
    return store
  }

  /// Ends an account whose token another program has removed.
  private func endIfLoggedOut(_ id: StoredAccount.ID, on server: SessionServer) async {
    guard let account = live[id], await server.memory.knownAccount(id.login)?.isLoggedIn != true,
      account !== self.account
    else { return }
    live[id] = nil
    await account.end()
  }

  /// Returns the stored profile, or requests it.
  ///
  /// The stored profile of a server in this program has addresses of an earlier start.
  private func user(
    of account: KnownAccount,
    on server: SessionServer,
    in store: AccountStore?,
    _ api: GitHubAPI
  ) async -> GitHub.User? {
    if server.configuration.demo == nil, let user = try? await store?.user(account.login) {
      return user
    }
    guard let user = await profile(of: account, on: server, api) else { return nil }
    try? await store?.save(user)
    return user
  }

  /// Requests the profile of an account; `nil` if it is not there, or if the token was refused.
  private func profile(
    of account: KnownAccount,
    on server: SessionServer,
    _ api: GitHubAPI
  ) async -> GitHub.User? {
    do {
      return try await api.send(.currentUser)
    } catch {
      if (error as? APIError)?.reason == .unauthorized {
        await server.memory.forgetToken(of: account.login)
      }
      return nil
    }
  }

  /// Ends the accounts that another program has logged out, also the one that is shown.
  ///
  /// An account whose token is not stored is logged in for this program alone.
  func endLoggedOut() async {
    for (id, account) in live where account.token.place.outlivesProgram {
      guard await account.server.memory.isLoggedOut(id.login), live[id] === account else {
        continue
      }
      live[id] = nil
      if account === self.account { showLogin(on: account.server, as: id.login) }
      await account.end()
    }
    await listAccounts()
  }

  /// Ends the sessions that a login shows to be out of date: that of the same account under a
  /// former login, and that of another account that had the login before.
  ///
  /// Their pending requests stay with the account that made them.
  func endSessions(overtakenBy user: GitHub.User, on server: SessionServer) async {
    for (id, account) in live where account.server === server {
      guard let other = account.user, live[id] === account else { continue }
      let isOvertaken =
        other.id == user.id
        ? other.login != user.login
        : other.login.lowercased() == user.login.lowercased()
      guard isOvertaken else { continue }
      live[id] = nil
      await account.end()
    }
  }

  /// Updates the list of accounts, as it is stored now.
  func listAccounts() async {
    // The caller may be cancelled, as a command is whose screen closes: a read that is cancelled
    // would leave an empty list.
    let known = await Task { [servers] in await servers.accounts() }.value
    accounts = known.map { account in
      let id = StoredAccount.ID(server: account.host, login: account.login)
      return StoredAccount(
        id: id,
        name: account.name,
        avatarURL: account.avatarURL,
        tokenPlace: tokenPlace(of: account, id),
        isActive: id == self.account.id
      )
    }
  }

  private func tokenPlace(of account: KnownAccount, _ id: StoredAccount.ID) -> TokenPlace? {
    // A token that was refused is no longer used, whether or not it was stored.
    if let live = live[id] { return live.hasToken ? live.token.place : nil }
    guard account.isLoggedIn, let server = try? servers.server(named: account.host) else {
      return nil
    }
    return server.memory.tokenPlace(of: account.login)
  }
}
