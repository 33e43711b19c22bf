public import BinderyNavigation

extension SettingsViewModel: ActionProviding {
  /// The accounts, logging out, and loading the limits again.
  public var actions: [ScreenAction] {
    [
      ScreenAction("accounts", "Accounts", isPrimary: true) { self.openAccounts() },
      ScreenAction("logout", "Log Out", isPrimary: true, logOutCommand), .refresh(self),
    ]
  }
}
