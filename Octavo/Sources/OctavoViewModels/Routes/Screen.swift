public import BinderyNavigation

/// The screens of the app.
public enum Screen: NavigationScreen {
  /// The tabs.
  case home(HomeViewModel)
  /// The way in.
  case login(LoginViewModel)
  /// What happened.
  case news(NewsViewModel)
  /// Followers, or those who are followed.
  case people(PeopleViewModel)
  /// An account.
  case profile(ProfileViewModel)
  /// Search.
  case explore(ExploreViewModel)
  /// “Select Branch or Tag”.
  case refPicker(RefPickerViewModel)
  /// Owned and starred repositories side by side.
  case repositories(RepositoriesViewModel)
  /// A repository.
  case repository(RepositoryViewModel)
  /// Repositories that somebody owns or starred.
  case repositoryList(RepositoryListViewModel)
  /// The settings.
  case settings(SettingsViewModel)
  /// A file.
  case source(SourceViewModel)
  /// A folder.
  case tree(TreeViewModel)

  /// The view model of the screen.
  public var viewModel: ViewModel {
    switch self {
    case .home(let viewModel): viewModel
    case .login(let viewModel): viewModel
    case .news(let viewModel): viewModel
    case .people(let viewModel): viewModel
    case .profile(let viewModel): viewModel
    case .explore(let viewModel): viewModel
    case .refPicker(let viewModel): viewModel
    case .repositories(let viewModel): viewModel
    case .repository(let viewModel): viewModel
    case .repositoryList(let viewModel): viewModel
    case .settings(let viewModel): viewModel
    case .source(let viewModel): viewModel
    case .tree(let viewModel): viewModel
    }
  }

  /// The tabs of home.
  public var tabs: Tabs<Screen>? {
    if case .home(let viewModel) = self { viewModel.tabs } else { nil }
  }
}
