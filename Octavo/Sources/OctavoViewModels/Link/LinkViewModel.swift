public import BinderyNavigation
import GitHubValues

/// A link to a branch, until the server has said where the branch ends and the path begins.
///
/// It then shows the screens of the link in its place, or after a failure the repository. If the
/// user has covered it meanwhile, it does so when the user comes back.
public final class LinkViewModel: ViewModel, TitledViewModel {
  /// The link.
  public let link: DeepLink

  private lazy var openCommand = command(.latest) { viewModel in await viewModel.open() }
  private let services: Services

  /// Makes the screen of a link.
  public init(_ services: Services, _ link: DeepLink) {
    self.services = services
    self.link = link
    super.init()
    whenActivated { viewModel, _ in viewModel.openCommand.execute() }
  }

  /// The name of the repository.
  public var title: String { link.revision?.repository.name ?? "" }

  /// The name of the repository, marked as loading.
  public var screenTitle: ScreenTitle { .loading(title) }

  private func open() async {
    guard let path = await services.path(opening: link), phase == .active else { return }
    services.navigation.set(path)
  }
}
