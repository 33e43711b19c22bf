public import BinderyNavigation
import GitHubValues

extension ProfileViewModel: ActionProviding {
  /// The actions of the page.
  public var actions: [ScreenAction] {
    [
      .follow(isFollowing: isFollowing, isEnabled: followCommand.isEnabled) {
        self.followCommand.execute()
      },
      .picture(isEnabled: user?.avatarURL != nil) { self.openPicture() },
      .browser(isEnabled: !isMissing) { self.openInBrowser() },
      .copyAddress(isEnabled: !isMissing) { self.copyURL() },
      .refresh(self),
    ]
  }
}
