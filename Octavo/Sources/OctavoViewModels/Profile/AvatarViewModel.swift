public import BinderyNavigation
public import Foundation
import GitHubEndpoints
public import GitHubValues

/// The picture of an account in full size.
public final class AvatarViewModel: ViewModel, TitledViewModel {
  /// The account, as the screen before has it.
  public let account: GitHub.Account
  /// The length of the sides of the largest picture that GitHub has, in pixels.
  public static let mostPixels = 460
  @MutableProperty private var stored = Stored<GitHub.User>()
  /// Asks for a place, and saves the picture there.
  private(set) lazy var saveCommand = command(when: { !$0.addresses.isEmpty }) { viewModel in
    try await viewModel.save()
  }

  private let services: Services

  /// Makes the screen of the picture of an account.
  public init(_ services: Services, _ account: GitHub.Account) {
    self.services = services
    self.account = account
    super.init()
    _stored <~ services.store.observe(.user(account.login))
    saveCommand.errors.observeValues { [services] in
      services.showNotice(services.message(for: $0))
    }
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

  /// Loads the picture, whose bytes say its type and so its name.
  private func save() async throws {
    guard let url = untracked({ addresses.first }) else { return }
    let bytes = try await services.gitHub.send(.avatar(at: url))
    let name = account.login + (FileType.ending(ofPicture: bytes) ?? "")
    await services.save(SaveRequest(.bytes(bytes), named: name, size: bytes.count))
  }
}

extension AvatarViewModel: ActionProviding {
  /// Saving the picture, and the actions for its address.
  public var actions: [ScreenAction] {
    [ScreenAction("save", "Save Picture…", saveCommand)]
      + services.pageActions(at: addresses.first)
  }
}
