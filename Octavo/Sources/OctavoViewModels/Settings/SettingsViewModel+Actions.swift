public import BinderyNavigation

extension SettingsViewModel: ActionProviding {
  /// The accounts, the local data, the files that were put aside, logging out, the program, and
  /// loading the limits again.
  public var actions: [ScreenAction] {
    [
      ScreenAction("accounts", "Accounts", isPrimary: true) { self.openAccounts() },
      ScreenAction("about", "About Octavo") { self.openAbout() },
      ScreenAction("clear.data", "Clear Local Data", clearCommand),
    ] + asideActions + [
      ScreenAction("logout", "Log Out", isPrimary: true, logOutCommand), .refresh(self),
    ]
  }

  /// The removal of the files that were put aside, if there are any.
  private var asideActions: [ScreenAction] {
    asideSize == 0
      ? [] : [ScreenAction("remove.aside", "Remove Files Put Aside", removeAsideCommand)]
  }
}
