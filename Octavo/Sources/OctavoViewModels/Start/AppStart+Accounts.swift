import BinderyNavigation

extension AppStart {
  /// The account behind the active one among those that are logged in; `nil` if there is no other.
  var followingAccount: StoredAccount? {
    let accounts = services.session.accounts
    let active = accounts.firstIndex(where: \.isActive) ?? -1
    return (accounts[(active + 1)...] + accounts.prefix(active + 1))
      .first { $0.isLoggedIn && !$0.isActive }
  }

  /// Continues as another account, where its user was last, or at a page above its inbox.
  ///
  /// The present account stays logged in, and active if the other one cannot be used, which a
  /// notice says. Nothing happens while another change is under way, or after
  /// ``abandonAccountChange()``.
  func change(to account: StoredAccount.ID, showing page: Route? = nil) {
    guard services.nextAccount == nil else { return }
    services.nextAccount = account
    services.accountChanges += 1
    let change = services.accountChanges
    services.accountChange = Task.immediate { [services] in
      let isActive = await services.session.activate(account) { leaveAccount() }
      guard services.accountChanges == change else { return }
      services.nextAccount = nil
      if isActive {
        services.beginAccount()
        page.map { show($0, above: "inbox", of: account) } ?? showLastPlace()
      } else if !Task.isCancelled {
        reportFailedChange(to: account)
      }
    }
  }

  private func show(_ page: Route, above tab: String, of account: StoredAccount.ID) {
    let pages = page == .inbox ? [] : [RoutePath<Route>.Element(page)]
    services.navigation.set(
      RoutePath(controllers: [[.init(.home, tab: tab)] + pages]),
      isForced: true
    )
    services.showNotice("Switched to “\(account)”.")
  }

  /// Shows the login on a server; the present account stays logged in.
  ///
  /// - Throws: ``InvalidServer``, and nothing has changed.
  func logIn(on server: String, as login: String? = nil) async throws {
    try await services.session.prepareLogin(on: server, as: login) { leaveAccount() }
    showLogin()
  }

  /// Cancels a change to another account that waits, because a login has begun a session.
  ///
  /// Its end then has no effect on the screens.
  func abandonAccountChange() {
    services.accountChange?.cancel()
    services.accountChanges += 1
    services.nextAccount = nil
  }

  /// Logs the active account out, and shows the login.
  ///
  /// A change to another account that waits for the keyring is cancelled and ends first: it would
  /// begin a session while this one ends. If it can no longer be cancelled, the account that was
  /// active is logged out, and the other one stays on the screen.
  func logOut(deletingLocalData: Bool) async {
    let session = services.session
    let account = session.accounts.first(where: \.isActive)?.id
    services.accountChange?.cancel()
    await services.accountChange?.value
    if let account, session.accounts.first(where: \.isActive).map({ $0.id != account }) == true {
      return await logOut(account, deletingLocalData: deletingLocalData)
    }
    let isDeleted = await session.logOut(deletingLocalData: deletingLocalData)
    showLogin()
    if !isDeleted, let account { reportLocalData(of: account) }
  }

  /// Logs an account out, and shows the login if it was the active one.
  func logOut(_ account: StoredAccount, deletingLocalData: Bool) async {
    if account.isActive { return await logOut(deletingLocalData: deletingLocalData) }
    await logOut(account.id, deletingLocalData: deletingLocalData)
  }

  private func logOut(_ account: StoredAccount.ID, deletingLocalData: Bool) async {
    let session = services.session
    guard await !session.logOut(account, deletingLocalData: deletingLocalData) else { return }
    reportLocalData(of: account)
  }

  /// Shows a notice of local data that could not be deleted.
  private func reportLocalData(of account: StoredAccount.ID) {
    let reason = "Another program may be using it: end that one, log in and delete it again."
    services.showNotice(
      "The local data of “\(account)” could not be deleted. \(reason)",
      for: .seconds(30)
    )
  }

  private func showLogin() {
    services.navigation.resetRoot(.login(.start(then: .login)), isForced: true)
  }

  /// Shows a notice for an account that could not be changed to, and offers its login.
  private func reportFailedChange(to account: StoredAccount.ID) {
    let isLoggedIn = services.session.accounts.first { $0.id == account }?.isLoggedIn == true
    services.showNotice(
      isLoggedIn ? "Could not switch to “\(account)”." : "“\(account)” has to log in again.",
      action: "Log In"
    ) {
      Task.immediate { try? await logIn(on: account.server, as: account.login) }
    }
  }

  /// Removes the screens of the active account, before its session ends.
  ///
  /// The list of accounts takes their place, so that no request of theirs is sent as another
  /// account.
  private func leaveAccount() {
    storePlaceBelowAccounts()
    services.endNotice()
    services.navigation.resetRoot(.accounts, isForced: true)
  }
}
