public import BinderySignals

/// The view model of the page's header: the user, or an invitation to log in.
public final class MineHeaderViewModel {
  private let loginInfo: LoginInfo

  /// The name, or “Log in or join”.
  @Computed({ (header: MineHeaderViewModel) in
    header.loginInfo.account?.nickname ?? "Log in or join"
  }) public var title

  /// The letter of the avatar.
  @Computed({ (header: MineHeaderViewModel) in
    header.loginInfo.account?.nickname.first.map(String.init) ?? "?"
  }) public var avatarLetter

  /// Whether a tap opens the login screen.
  @Computed({ (header: MineHeaderViewModel) in header.loginInfo.account == nil })
  public var invitesLogin

  /// Makes the view model with the shared login.
  public init(loginInfo: LoginInfo) { self.loginInfo = loginInfo }

  deinit {}
}
