import BinderyTerminal
import OctavoViewModels

/// What views share: questions, pictures, and the way to make each other.
final class ScreenContext {
  let dialogs: Dialogs
  let pictures: Pictures

  init(dialogs: Dialogs, pictures: Pictures) {
    self.dialogs = dialogs
    self.pictures = pictures
  }

  deinit {}

  /// The view of a screen; there is no default, so that a new screen gets a picture.
  func view(of screen: Screen) -> any ScreenView {
    switch screen {
    case .explore(let viewModel): ExploreView(viewModel)
    case .home(let viewModel): HomeView(viewModel, self)
    case .login(let viewModel): LoginView(viewModel, self)
    case .news(let viewModel): NewsView(viewModel)
    case .people(let viewModel): PeopleView(viewModel)
    case .profile(let viewModel): ProfileView(viewModel, self)
    case .refPicker(let viewModel): RefPickerView(viewModel)
    case .repositories(let viewModel): RepositoriesView(viewModel, self)
    case .repository(let viewModel): RepositoryView(viewModel)
    case .repositoryList(let viewModel): RepositoryListView(viewModel)
    case .settings(let viewModel): SettingsView(viewModel, self)
    case .source(let viewModel): SourceView(viewModel, self)
    case .tree(let viewModel): TreeView(viewModel)
    }
  }
}
