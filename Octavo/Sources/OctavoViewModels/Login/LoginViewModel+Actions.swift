public import BinderyNavigation

extension LoginViewModel: ActionProviding {
  /// Logging in, the other method, the server's page for tokens, and an end of the wait for the
  /// keyring.
  public var actions: [ScreenAction] {
    [
      ScreenAction(
        "login",
        loginCommand.isExecuting ? "Logging In…" : "Log In",
        isPrimary: true,
        loginCommand
      ),
      ScreenAction(
        "method",
        method == .token ? "Use a Password" : "Use a Token",
        isEnabled: methods.count > 1,
        isPrimary: true
      ) { self.method = self.method == .token ? .password : .token },
      ScreenAction("token", "Create a Token", isEnabled: tokenPage != nil, isPrimary: true) {
        self.openTokenPage()
      },
      .copyAddress(isEnabled: tokenPage != nil) { self.copyTokenPage() },
      ScreenAction("keyring", "Cancel", isEnabled: isWaitingForKeyring, isPrimary: true) {
        self.stopWaitingForKeyring()
      },
    ]
  }
}
