public import BinderyNavigation

extension LoginViewModel: ActionProviding {
  /// Logging in, the other method, and the server's page for tokens.
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
      ScreenAction("token", "Create a Token", isEnabled: method == .token, isPrimary: true) {
        self.openTokenPage()
      },
    ]
  }
}
