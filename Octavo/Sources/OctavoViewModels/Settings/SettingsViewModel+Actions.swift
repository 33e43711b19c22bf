public import BinderyNavigation

extension SettingsViewModel: ActionProviding {
  /// Logging out, and loading the limits again.
  public var actions: [ScreenAction] {
    [ScreenAction("logout", "Log Out", isPrimary: true, logOutCommand), .refresh(self)]
  }
}
