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
      .browser { self.openInBrowser() },
      .copyAddress { self.copyURL() },
      .refresh(self),
    ]
  }
}
