public import BinderyNavigation

extension HomeViewModel: ActionProviding {
  /// The way to any place, and the settings.
  public var actions: [ScreenAction] {
    [
      ScreenAction("place", "Go To…", section: "Octavo") { self.goToPlace() },
      ScreenAction(
        "settings",
        "Settings",
        section: "Octavo",
        isEnabled: canOpenSettings,
        isPrimary: true
      ) { self.openSettings() },
    ]
  }
}
