public import BinderyNavigation

extension HomeViewModel: ActionProviding {
  /// The settings.
  public var actions: [ScreenAction] {
    [
      ScreenAction(
        "settings",
        "Settings",
        section: "Octavo",
        isEnabled: canOpenSettings,
        isPrimary: true
      ) { self.openSettings() }
    ]
  }
}
