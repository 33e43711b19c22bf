public import BinderyNavigation

extension LoginViewModel: ActionProviding {
  /// Logging in, the other ways to log in, the server's page for tokens, and an end of each wait.
  public var actions: [ScreenAction] {
    otherAccounts + [
      loginAction,
      ScreenAction("login.gh", "Log In with Token of gh", isPrimary: true, ghLoginCommand),
      ScreenAction(
        "method",
        method == .token ? "Use a Password" : "Use a Token",
        isEnabled: methods.count > 1 && deviceCode == nil,
        isPrimary: true
      ) { self.method = self.method == .token ? .password : .token },
      ScreenAction("token", "Create a Token", isEnabled: tokenPage != nil, isPrimary: true) {
        self.openTokenPage()
      },
      deviceCode == nil
        ? .copyAddress(isEnabled: tokenPage != nil) { self.copyTokenPage() }
        : ScreenAction("copy", "Copy Code", isPrimary: true) { self.copyDeviceCode() },
      ScreenAction("login.browser", "Log In with Browser", isPrimary: true, browserLoginCommand),
      ScreenAction("login.code", "Log In with Code", isPrimary: true, deviceLoginCommand),
      ScreenAction("page", "Open Page", isEnabled: deviceCode != nil, isPrimary: true) {
        self.openDevicePage()
      },
      .picture(isEnabled: avatarURL != nil) { self.openPicture() },
      ScreenAction("stop", "Cancel", isEnabled: canStop, isPrimary: true) { self.stop() },
    ]
  }

  /// Logging in with what the fields have.
  public var loginAction: ScreenAction {
    ScreenAction(
      "login",
      loginCommand.isExecuting ? "Logging In…" : "Log In",
      isPrimary: true,
      loginCommand
    )
  }

  /// The way to an account that needs no login, if there is one.
  private var otherAccounts: [ScreenAction] {
    guard services.session.accounts.contains(where: { $0.isLoggedIn && !$0.isActive }) else {
      return []
    }
    return [
      ScreenAction("accounts", Strings.switchAccount, isPrimary: true) {
        self.services.navigation.push(.accounts)
      }
    ]
  }

  private var canStop: Bool { isLoggingInElsewhere || isWaitingForKeyring }

  private func stop() {
    if isLoggingInElsewhere { stopLoggingInElsewhere() }
    if isWaitingForKeyring { stopWaitingForKeyring() }
  }
}
