public import BinderyNavigation

extension HomeViewModel: ActionProviding {
  /// The actions for the thread of the page on top, the way to any place, the search, the settings,
  /// what is not sent, the accounts, and the next account.
  public var actions: [ScreenAction] {
    let section = "Octavo"
    let next = canChangeAccount ? AppStart(services).followingAccount : nil
    return threadActions + [
      ScreenAction("place", "Go To…", section: section) { self.goToPlace() },
      ScreenAction("search", Strings.search, section: section, isEnabled: canSearch) {
        self.services.search()
      },
      ScreenAction(
        "settings",
        "Settings",
        section: section,
        isEnabled: canOpenSettings,
        isPrimary: true
      ) { self.openSettings() },
      ScreenAction("issues.own", "My Issues", section: section, isEnabled: canOpenIssues) {
        self.openIssues()
      },
      ScreenAction("pulls.own", "My Pull Requests", section: section, isEnabled: canOpenPulls) {
        self.openPulls()
      },
      ScreenAction(
        "unsent",
        unsentCount > 0 ? "Unsent (\(unsentCount))" : "Unsent",
        section: section,
        isEnabled: canOpenUnsent
      ) { self.openUnsent() },
      ScreenAction("accounts", "Accounts", section: section, isEnabled: canOpenAccounts) {
        self.openAccounts()
      },
      ScreenAction(
        "account.next",
        next.map { "Switch to \($0.id)" } ?? "Next Account",
        section: section,
        isEnabled: next != nil
      ) { if let next { self.change(to: next) } },
    ]
  }
}
