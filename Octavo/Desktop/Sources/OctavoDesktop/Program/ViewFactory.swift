import BinderyGTK
import OctavoViewModels

/// The one place that makes the views of screens.
enum ViewFactory {
  /// Makes the view of a screen; there is no default, so that a new screen gets a view.
  static func view(of screen: Screen, _ context: ViewContext) -> any ScreenView {
    switch screen {
    case .about(let viewModel): AboutView(viewModel, context)
    case .accountDiscovery(let viewModel): DiscoveryView(viewModel, context)
    case .accounts(let viewModel): AccountsView(viewModel, context)
    case .avatar(let viewModel): AvatarView(viewModel, context)
    case .changes(let viewModel): ChangesScreen(viewModel, context)
    case .changedFiles(let viewModel): ListScreen(picker: viewModel)
    case .check(let viewModel): CheckView(viewModel, context)
    case .checkLog(let viewModel): CheckLogView(viewModel, context)
    case .checks(let viewModel):
      ListScreen(viewModel, context, icon: "emblem-ok-symbolic")
    case .commits(let viewModel): CommitsView(viewModel, context)
    case .contents(let viewModel): ListScreen(picker: viewModel)
    case .jump(let viewModel): ListScreen(picker: viewModel)
    case .contributors(let viewModel):
      ListScreen(viewModel, context, icon: "system-users-symbolic")
    case .discovery(let viewModel): DiscoveryView(viewModel, context)
    case .explore(let viewModel): ExploreView(viewModel, context)
    case .home(let viewModel): HomeView(viewModel, context)
    case .inbox(let viewModel):
      ListScreen(sections: viewModel, context, icon: "mail-unread-symbolic")
    case .issue(let viewModel): IssueView(viewModel, context)
    case .issues(let viewModel):
      ListScreen(viewModel, context, icon: "view-list-symbolic")
    case .unsent(let viewModel):
      ListScreen(viewModel, context, icon: "mail-unread-symbolic")
    case .issueTemplates(let viewModel):
      ListScreen(viewModel, context, icon: "view-list-symbolic")
    case .link(let viewModel): LinkView(viewModel, context)
    case .login(let viewModel): LoginView(viewModel, context)
    case .newIssue(let viewModel): NewIssueView(viewModel, context)
    case .news(let viewModel): NewsView(viewModel, context)
    case .optionPicker(let viewModel): ListScreen(picker: viewModel)
    case .issueChoice(let viewModel): ListScreen(picker: viewModel)
    case .filter(let viewModel): ListScreen(picker: viewModel)
    case .people(let viewModel): PeopleView(viewModel, context)
    case .profile(let viewModel): ProfileView(viewModel, context)
    case .refPicker(let viewModel): ListScreen(picker: viewModel)
    case .release(let viewModel): ReleaseView(viewModel, context)
    case .releases(let viewModel):
      ListScreen(viewModel, context, icon: "package-x-generic-symbolic")
    case .search(let viewModel): SearchView(viewModel, context)
    case .repositories(let viewModel): RepositoriesView(viewModel, context)
    case .repository(let viewModel): RepositoryView(viewModel, context)
    case .repositoryList(let viewModel): RepositoryListView(viewModel, context)
    case .settings(let viewModel): SettingsView(viewModel, context)
    case .source(let viewModel): SourceView(viewModel, context)
    case .topics(let viewModel): ListScreen(viewModel, context, icon: "view-list-symbolic")
    case .tree(let viewModel): TreeView(viewModel, context)
    }
  }
}
