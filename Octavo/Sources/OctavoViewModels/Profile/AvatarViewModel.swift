public import BinderyNavigation
public import Foundation
public import GitHubValues

/// The picture of an account in full size.
public final class AvatarViewModel: ViewModel, TitledViewModel {
  /// The account, as the screen before has it.
  public let account: GitHub.Account
  /// The length of the sides of the largest picture that GitHub has, in pixels.
  public static let mostPixels = 460
  @MutableProperty private var stored = Stored<GitHub.User>()
  private let services: Services

  /// Makes the screen of the picture of an account.
  public init(_ services: Services, _ account: GitHub.Account) {
    self.services = services
    self.account = account
    super.init()
    _stored <~ services.store.observe(.user(account.login))
  }

  /// The login of the account.
  public var title: String { account.login }

  /// The addresses of the picture: in full size, and as other screens show it, which may be stored.
  ///
  /// The first that can be loaded is to be shown; there is none for an account without a picture.
  public var addresses: [URL] {
    guard let url = stored.value?.avatarURL ?? account.avatarURL else { return [] }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: true) else { return [url] }
    let others = (parts.queryItems ?? []).filter { $0.name != "s" }
    parts.queryItems = others + [URLQueryItem(name: "s", value: "\(Self.mostPixels)")]
    return [parts.url, url].compactMap(\.self)
  }
}

extension AvatarViewModel: ActionProviding {
  /// The actions for the address of the picture.
  public var actions: [ScreenAction] { services.pageActions(at: addresses.first) }
}
