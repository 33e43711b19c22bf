public import BinderyNavigation

extension ProfileViewModel: ActionProviding {
  /// The actions of the page.
  public var actions: [ScreenAction] {
    [
      ScreenAction(
        "follow",
        isFollowing == true ? "Unfollow" : "Follow",
        isEnabled: followCommand.isEnabled,
        isPrimary: true
      ) { self.followCommand.execute() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      .refresh(self),
    ]
  }
}
