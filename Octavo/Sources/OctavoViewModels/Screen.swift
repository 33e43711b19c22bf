public import BinderyNavigation

/// The screens of the app.
public enum Screen: NavigationScreen {
  /// The version of the program, its source and libraries.
  case about(AboutViewModel)
  /// The accounts that have logged in on this machine.
  case accounts(AccountsViewModel)
  /// The picture of an account.
  case avatar(AvatarViewModel)
  /// The tabs.
  case home(HomeViewModel)
  /// Notifications.
  case inbox(InboxViewModel)
  /// A link whose branch is requested.
  case link(LinkViewModel)
  /// The login.
  case login(LoginViewModel)
  /// Events.
  case news(NewsViewModel)
  /// Followers, or the accounts that an account follows.
  case people(PeopleViewModel)
  /// An account.
  case profile(ProfileViewModel)
  /// Search, and lists in brief.
  case explore(ExploreViewModel)
  /// Repositories of a list of Explore.
  case discovery(DiscoveryViewModel)
  /// Accounts of a list of Explore.
  case accountDiscovery(AccountDiscoveryViewModel)
  /// Topics.
  case topics(TopicsViewModel)
  /// A search of the server.
  case search(SearchViewModel)
  /// Options to choose from.
  case optionPicker(OptionPickerViewModel)
  /// “Select Branch or Tag”.
  case refPicker(RefPickerViewModel)
  /// The changes of a commit or a comparison.
  case changes(ChangesViewModel)
  /// The changed files of the page below.
  case changedFiles(ChangedFilesViewModel)
  /// The palette of actions and places.
  case jump(JumpViewModel)
  /// The table of contents of a document.
  case contents(ContentsViewModel)
  /// The log of a branch, or the history of a file.
  case commits(CommitsViewModel)
  /// The checks of a pull request.
  case checks(ChecksViewModel)
  /// A check run or a commit status.
  case check(CheckViewModel)
  /// The log of a job.
  case checkLog(CheckLogViewModel)
  /// The contributors of a repository.
  case contributors(ContributorsViewModel)
  /// A release.
  case release(ReleaseViewModel)
  /// The releases of a repository.
  case releases(ReleasesViewModel)
  /// An issue or a pull request.
  case issue(IssueViewModel)
  /// Issues.
  case issues(IssuesViewModel)
  /// The labels, assignees or milestones of issues.
  case issueChoice(IssueChoiceViewModel)
  /// Templates for issues.
  case issueTemplates(IssueTemplatesViewModel)
  /// An issue that the user writes.
  case newIssue(NewIssueViewModel)
  /// The conditions of the filter of a list.
  case filter(FilterViewModel)
  /// Drafts and requests.
  case unsent(UnsentViewModel)
  /// Owned and starred repositories beside each other.
  case repositories(RepositoriesViewModel)
  /// A repository.
  case repository(RepositoryViewModel)
  /// Repositories that an account owns or starred.
  case repositoryList(RepositoryListViewModel)
  /// The settings.
  case settings(SettingsViewModel)
  /// A file.
  case source(SourceViewModel)
  /// A folder.
  case tree(TreeViewModel)

  /// The routes of the screens.
  public typealias Route = OctavoViewModels.Route

  /// The view model of the screen.
  public var viewModel: ViewModel {
    switch self {
    case .about(let viewModel): viewModel
    case .accounts(let viewModel): viewModel
    case .avatar(let viewModel): viewModel
    case .home(let viewModel): viewModel
    case .inbox(let viewModel): viewModel
    case .link(let viewModel): viewModel
    case .login(let viewModel): viewModel
    case .news(let viewModel): viewModel
    case .people(let viewModel): viewModel
    case .profile(let viewModel): viewModel
    case .explore(let viewModel): viewModel
    case .discovery(let viewModel): viewModel
    case .accountDiscovery(let viewModel): viewModel
    case .topics(let viewModel): viewModel
    case .search(let viewModel): viewModel
    case .optionPicker(let viewModel): viewModel
    case .refPicker(let viewModel): viewModel
    case .changes(let viewModel): viewModel
    case .changedFiles(let viewModel): viewModel
    case .commits(let viewModel): viewModel
    case .contents(let viewModel): viewModel
    case .jump(let viewModel): viewModel
    case .checks(let viewModel): viewModel
    case .check(let viewModel): viewModel
    case .checkLog(let viewModel): viewModel
    case .contributors(let viewModel): viewModel
    case .release(let viewModel): viewModel
    case .releases(let viewModel): viewModel
    case .issue(let viewModel): viewModel
    case .issues(let viewModel): viewModel
    case .issueChoice(let viewModel): viewModel
    case .issueTemplates(let viewModel): viewModel
    case .newIssue(let viewModel): viewModel
    case .filter(let viewModel): viewModel
    case .unsent(let viewModel): viewModel
    case .repositories(let viewModel): viewModel
    case .repository(let viewModel): viewModel
    case .repositoryList(let viewModel): viewModel
    case .settings(let viewModel): viewModel
    case .source(let viewModel): viewModel
    case .tree(let viewModel): viewModel
    }
  }

  /// The tabs of home.
  public var routeTabs: Tabs<Route>? {
    if case .home(let viewModel) = self { viewModel.tabs } else { nil }
  }
}
