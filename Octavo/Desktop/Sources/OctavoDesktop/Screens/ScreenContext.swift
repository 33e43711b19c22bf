import BinderyGTK
import Foundation
import OctavoViewModels

/// What views share: the service bus, pictures, questions, and the way to make each other.
final class ScreenContext {
  let services: Services
  let pictures: Pictures
  let appearance: Appearance
  private(set) lazy var sourceWidgets = SourceWidgets()
  /// Asks questions above the window on top; set once there is a window.
  var dialogs: Dialogs?

  init(services: Services, pictures: Pictures, appearance: Appearance) {
    self.services = services
    self.pictures = pictures
    self.appearance = appearance
  }

  deinit {}

  /// The view of a screen; there is no default, so that a new screen gets a page.
  func view(of screen: Screen) -> any ScreenView {
    switch screen {
    case .explore(let viewModel): ExploreView(viewModel, self)
    case .home(let viewModel): HomeView(viewModel, self)
    case .login(let viewModel): LoginView(viewModel, self)
    case .news(let viewModel): NewsView(viewModel, self)
    case .people(let viewModel): PeopleView(viewModel, self)
    case .profile(let viewModel): ProfileView(viewModel, self)
    case .refPicker(let viewModel): RefPickerView(viewModel)
    case .repositories(let viewModel): RepositoriesView(viewModel, self)
    case .repository(let viewModel): RepositoryView(viewModel, self)
    case .repositoryList(let viewModel): RepositoryListView(viewModel, self)
    case .settings(let viewModel): SettingsView(viewModel, self)
    case .source(let viewModel): SourceView(viewModel, self)
    case .tree(let viewModel): TreeView(viewModel)
    }
  }
}
