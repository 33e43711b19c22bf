public import BinderyNavigation

extension SettingsViewModel: ActionProviding {
  /// The accounts, the local data, logging out, the program, and loading the limits again.
  public var actions: [ScreenAction] {
    [
      ScreenAction("accounts", "Accounts", isPrimary: true) { self.openAccounts() },
      ScreenAction("about", "About Octavo") { self.openAbout() },
      ScreenAction("clear.data", "Clear Local Data", clearCommand),
      ScreenAction("logout", "Log Out", isPrimary: true, logOutCommand), .refresh(self),
    ]
  }
}
