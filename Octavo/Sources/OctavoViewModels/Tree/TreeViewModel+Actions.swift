public import BinderyNavigation

extension TreeViewModel: ActionProviding {
  /// The actions of the folder.
  public var actions: [ScreenAction] {
    [
      .browser { self.openInBrowser() },
      .copyAddress { self.copyURL() },
      .refresh(self),
    ]
  }
}
