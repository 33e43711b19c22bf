public import BinderySignals

/// The view model of the page's header: the user, or an invitation to log in.
public final class MineHeaderViewModel {
  private let loginInfo: LoginInfo

  /// The name, or “Log in or join”.
  @Computed({ (header: MineHeaderViewModel) in
    header.loginInfo.account?.nickname ?? "Log in or join"
  }) public var title

  /// The avatar of the user, or the one for a logged-out user.
  @Computed({ (header: MineHeaderViewModel) in header.loginInfo.account?.avatar ?? .stranger })
  public var image

  /// The background that the user has chosen, or the plain one.
  @Computed({ (header: MineHeaderViewModel) in header.loginInfo.account?.background ?? .plain })
  public var background

  /// Whether a tap opens the login screen.
  @Computed({ (header: MineHeaderViewModel) in header.loginInfo.account == nil })
  public var invitesLogin

  /// Makes the view model with the shared login.
  public init(loginInfo: LoginInfo) { self.loginInfo = loginInfo }

  deinit {}
}
