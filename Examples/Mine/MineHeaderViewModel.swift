public import BinderySignals

/// The top of the page: who is logged in, or the invitation to do so.
public final class MineHeaderViewModel {
  private let loginInfo: LoginInfo

  /// The name, or “Log in or join”.
  @Computed({ (header: MineHeaderViewModel) in
    header.loginInfo.account?.nickname ?? "Log in or join"
  }) public var title

  /// The letter in the avatar's place.
  @Computed({ (header: MineHeaderViewModel) in
    header.loginInfo.account?.nickname.first.map(String.init) ?? "?"
  }) public var avatarLetter

  /// Whether a tap leads to the log-in.
  @Computed({ (header: MineHeaderViewModel) in header.loginInfo.account == nil })
  public var invitesLogin

  /// Makes the header over the shared log-in.
  public init(loginInfo: LoginInfo) { self.loginInfo = loginInfo }

  deinit {}
}
