public import BinderyNavigation

extension TreeViewModel: ActionProviding {
  /// The actions of the folder.
  public var actions: [ScreenAction] {
    [
      ScreenAction("history", "History", isEnabled: !isMissing) { self.showHistory() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      services.refresh(self, "The folder is up to date.") { !$0.hasFailed },
    ]
  }
}
