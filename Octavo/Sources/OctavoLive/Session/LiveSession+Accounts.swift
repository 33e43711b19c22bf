import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoStore
import OctavoViewModels

extension LiveSession {
  var canAddAccounts: Bool { servers.allowsOthers }

  func activate(_ account: StoredAccount.ID, whenReady: () -> Void) async -> Bool {
    activity.begin()
    defer { activity.end() }
    guard let server = try? servers.server(named: account.server),
      let known = await server.memory.knownAccount(account.login),
      let session = await storedSession(of: known, on: server, isPatient: true)
    else {
      await listAccounts()
      return false
    }
    whenReady()
    guard await leave() else {
      // A login has begun meanwhile, whose account is the one in use.
      close(session.store)
      await listAccounts()
      return false
    }
    begin(session)
    await server.memory.noteUse(of: known.login)
    await viewer.begin(with: store.account)
    await listAccounts()
    return true
  }

  func prepareLogin(on server: String, as login: String?, whenReady: () -> Void) async throws {
    let server = try servers.server(named: server)
    activity.begin()
    defer { activity.end() }
    whenReady()
    await leave()
    change(to: server)
    lastUsername = login
    await listAccounts()
  }

  func logOut(_ account: StoredAccount.ID, deletingLocalData: Bool) async {
    if account == activeID { return await logOut(deletingLocalData: deletingLocalData) }
    guard let server = try? servers.server(named: account.server) else { return }
    activity.begin()
    defer { activity.end() }
    let memory = server.memory
    if let authorization = await memory.knownAccount(account.login)?.authorization,
      let (token, _) = await memory.token(of: account.login)
    {
      await revoke(authorization, with: server.client(with: token, of: account.login))
    }
    await memory.forgetToken(of: account.login)
    memory.forgetPlace(of: account.login)
    if deletingLocalData { await memory.deleteEverything(of: account.login, store: nil) }
    await listAccounts()
  }

  /// Returns the session of an account that is logged in, and changes nothing.
  ///
  /// It sends a request only if the local copy of the account was deleted.
  func storedSession(
    of account: KnownAccount,
    on server: SessionServer,
    isPatient: Bool = false
  ) async -> StoredSession? {
    guard account.isLoggedIn, server.serves(account.login) else { return nil }
    let stored = await server.memory.token(of: account.login, isPatient: isPatient)
    guard !Task.isCancelled, let (token, place) = stored else { return nil }
    let store = server.memory.openStore(of: account.login)
    let api = server.client(with: token, of: account.login)
    guard let user = await user(of: account, on: server, in: store, api), !Task.isCancelled else {
      try? store?.close()
      return nil
    }
    return StoredSession(
      server: server,
      account: account,
      user: user,
      store: store,
      api: api,
      tokenPlace: place
    )
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
    do {
      let user = try await api.send(.currentUser)
      try? await store?.save(user)
      return user
    } catch {
      if (error as? APIError)?.reason == .unauthorized {
        await server.memory.forgetToken(of: account.login)
      }
      return nil
    }
  }

  /// Sends requests as the account of a stored session from now on.
  func begin(_ session: StoredSession) {
    change(to: session.server)
    store.account = session.store
    searches.account = session.store
    places.file = session.server.memory.placeFile(of: session.account.login)
    gitHub.api = session.api
    tokenPlace = session.tokenPlace
    authorization = session.account.authorization
    lastUsername = session.account.login
    user = session.user
  }

  /// Ends the work of the account that is active and closes its store; its token, its place and its
  /// pending requests stay.
  ///
  /// - Returns: Whether no login has begun meanwhile.
  @discardableResult
  private func leave() async -> Bool {
    user = nil
    authorization = nil
    tokenPlace = .memory
    let account = store.account
    store.account = nil
    searches.account = nil
    places.file = nil
    change(to: current)
    let change = changes
    await viewer.end()
    await searches.settle()
    await account?.endObservations()
    close(account)
    return changes == change
  }

  private func close(_ account: AccountStore?) {
    do {
      try account?.close()
    } catch {
      store.report("A local copy cannot be closed: \(error)")
    }
  }

  /// The account that is active.
  var activeID: StoredAccount.ID? {
    user.map { StoredAccount.ID(server: current.memory.name, login: $0.login) }
  }

  /// Updates the list of accounts, as it is stored now.
  func listAccounts() async {
    let known = await servers.accounts()
    accounts = known.map { account in
      let id = StoredAccount.ID(server: account.host, login: account.login)
      return StoredAccount(
        id: id,
        name: account.name,
        avatarURL: account.avatarURL,
        tokenPlace: tokenPlace(of: account, isActive: id == activeID),
        isActive: id == activeID
      )
    }
  }

  private func tokenPlace(of account: KnownAccount, isActive: Bool) -> TokenPlace? {
    // A token that was refused is no longer used, whether or not it was stored.
    if isActive { return gitHub.api.credentials == .none ? nil : tokenPlace }
    guard account.isLoggedIn, let server = try? servers.server(named: account.host) else {
      return nil
    }
    return server.memory.tokenPlace(of: account.login)
  }
}
