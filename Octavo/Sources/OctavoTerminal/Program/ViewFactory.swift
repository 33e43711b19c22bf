import BinderyTerminal
import OctavoViewModels

/// The one place that makes the views of screens.
enum ViewFactory {
  /// Makes the view of a screen; there is no default, so that a new screen gets a view.
  static func view(of screen: Screen, _ context: OctavoViewContext) -> any ScreenView {
    switch screen {
    case .about(let viewModel): AboutView(viewModel, context)
    case .accountDiscovery(let viewModel): AccountDiscoveryView(viewModel, context)
    case .accounts(let viewModel): AccountsView(viewModel, context)
    case .avatar(let viewModel): AvatarView(viewModel, context)
    case .changes(let viewModel): ChangesView(viewModel, context)
    case .changedFiles(let viewModel): PickerView(viewModel, context, columns: 96)
    case .check(let viewModel): CheckView(viewModel, context)
    case .checkLog(let viewModel): CheckLogView(viewModel, context)
    case .checks(let viewModel):
      SummaryListView(viewModel, context, sign: Run("◌ ", .muted), hasFaces: true)
    case .commits(let viewModel): CommitsView(viewModel, context)
    case .contents(let viewModel): PickerView(viewModel, context, columns: 72)
    case .contributors(let viewModel):
      SummaryListView(viewModel, context, sign: Run("○ ", .info), hasFaces: true)
    case .discovery(let viewModel): DiscoveryView(viewModel, context)
    case .explore(let viewModel): ExploreView(viewModel, context)
    case .home: preconditionFailure("The host makes the view of a screen with tabs.")
    case .inbox(let viewModel):
      SummaryListView(viewModel, context, sign: Run("✉ ", .info), hasFaces: true)
    case .issue(let viewModel): IssueView(viewModel, context)
    case .issues(let viewModel):
      SummaryListView(viewModel, context, sign: Run("○ ", .info), hasFaces: true)
    case .issueTemplates(let viewModel):
      SummaryListView(viewModel, context, sign: Run("○ ", .info), hasFaces: true)
    case .jump(let viewModel):
      PickerView(viewModel, context, columns: 80, filter: .palette)
    case .link(let viewModel): LinkView(viewModel, context)
    case .login(let viewModel): LoginView(viewModel, context)
    case .newIssue(let viewModel): NewIssueView(viewModel, context)
    case .news(let viewModel): NewsView(viewModel, context)
    case .optionPicker(let viewModel): PickerView(viewModel, context, columns: 48)
    case .issueChoice(let viewModel): PickerView(viewModel, context, columns: 56)
    case .filter(let viewModel): PickerView(viewModel, context, columns: 56)
    case .people(let viewModel): PeopleView(viewModel, context)
    case .profile(let viewModel): ProfileView(viewModel, context)
    case .refPicker(let viewModel): PickerView(viewModel, context, columns: 56)
    case .release(let viewModel): ReleaseView(viewModel, context)
    case .releases(let viewModel):
      SummaryListView(viewModel, context, sign: Run("◈ ", .success))
    case .search(let viewModel): SearchListView.segments(of: viewModel, context)
    case .repositories(let viewModel): segments(of: viewModel, context)
    case .repository(let viewModel): RepositoryView(viewModel, context)
    case .repositoryList(let viewModel): RepositoryListView(viewModel, context)
    case .settings(let viewModel): SettingsView(viewModel, context)
    case .source(let viewModel): SourceView(viewModel, context)
    case .topics(let viewModel):
      SummaryListView(viewModel, context, sign: Run("# ", .special))
    case .tree(let viewModel): TreeView(viewModel, context)
    case .unsent(let viewModel):
      SummaryListView(viewModel, context, sign: Run("✎ ", .warning), hasFaces: true)
    }
  }

  /// Makes the view of home: the bar of tabs, and the selected one.
  static func tabs(
    _ tabs: TabControllers<Screen>,
    of screen: Screen,
    _ context: OctavoViewContext
  ) -> any ScreenView {
    let home = screen.viewModel as? HomeViewModel
    return TabbedView(
      tabs,
      title: [Run("◆ \(Strings.program)", .accent, .bold)],
      trailing: { home.map(trailing) ?? [] },
      keys: context.keys,
      actions: { home?.actions ?? [] },
      view: { view(of: $0, context) }
    )
  }

  /// The number of what is not sent, and the login.
  private static func trailing(_ home: HomeViewModel) -> [Run] {
    let unsent = home.unsent.map { [Run("\($0)  ", .warning)] } ?? []
    return unsent + [Run(home.login, .muted)]
  }

  private static func segments(
    of viewModel: RepositoriesViewModel,
    _ context: OctavoViewContext
  ) -> any ScreenView {
    TabbedView(
      viewModel,
      trailing: { viewModel.selected.rows.isEmpty ? [] : [count(of: viewModel.selected)] },
      keys: context.keys,
      view: { RepositorySegmentView($0.list, context) }
    )
  }

  private static func count(of list: RepositoryListViewModel) -> Run {
    Run("\(list.rows.count)", .muted)
  }
}
