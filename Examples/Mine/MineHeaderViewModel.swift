public import BinderySignals

/// The top of the page: who is logged in, or the invitation to do so.
public final class MineHeaderViewModel {
  private let loginInfo: LoginInfo

  /// The name, or “Log in or join”.
  public private(set) lazy var title = computed { [loginInfo] in
    loginInfo.account?.nickname ?? "Log in or join"
  }

  /// The letter in the avatar's place.
  public private(set) lazy var avatarLetter = computed { [loginInfo] in
    loginInfo.account?.nickname.first.map(String.init) ?? "?"
  }

  /// Whether a tap leads to the log-in.
  public private(set) lazy var invitesLogin = computed { [loginInfo] in loginInfo.account == nil }

  /// Makes the header over the shared log-in.
  public init(loginInfo: LoginInfo) { self.loginInfo = loginInfo }

  deinit {}
}
