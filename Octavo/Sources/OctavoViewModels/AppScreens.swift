public import BinderyNavigation

/// The one place that makes the view models of screens.
public final class AppScreens: ScreenFactory {
  private let services: Services

  /// Makes a factory whose view models use `services`.
  public init(_ services: Services) { self.services = services }

  /// Makes the screen of `route`.
  public func screen(for route: Route, _ context: ScreenContext) -> Screen {
    switch route {
    case .link(let link): .link(LinkViewModel(services, link))
    case .login(let purpose, let result):
      .login(LoginViewModel(services, purpose, finish: context.finish(result)))
    case .home: .home(HomeViewModel(services))
    case .news(let source): .news(NewsViewModel(services, source))
    case .repositories: .repositories(RepositoriesViewModel(services))
    case .explore: .explore(ExploreViewModel(services))
    case .inbox: .inbox(InboxViewModel(services))
    case .user(let login): .profile(ProfileViewModel(services, login))
    case .avatar(let account): .avatar(AvatarViewModel(services, account))
    case .people(let list): .people(PeopleViewModel(services, list))
    case .repositoryList(let list): .repositoryList(RepositoryListViewModel(services, list))
    case .repository(let name, let reference, let section):
      .repository(RepositoryViewModel(services, name, reference: reference, section: section))
    case .refPicker(let name, let current, let result):
      .refPicker(
        RefPickerViewModel(
          services,
          name,
          current: current,
          finish: context.finish(result),
          close: context.close
        )
      )
    case .contents(let contents, let result):
      .contents(
        ContentsViewModel(contents, finish: context.finish(result), close: context.close)
      )
    case .jump(let sources, let result):
      .jump(
        JumpViewModel(
          services,
          sources.object,
          finish: context.finish(result),
          close: context.close
        )
      )
    case .discovery(let discovery) where discovery.hasAccounts:
      .accountDiscovery(AccountDiscoveryViewModel(services, discovery))
    case .discovery(let discovery): .discovery(DiscoveryViewModel(services, discovery))
    case .topics: .topics(TopicsViewModel(services))
    case .search(let place): .search(SearchViewModel(services, place))
    case .optionPicker(let kind, let current, let result):
      .optionPicker(
        OptionPickerViewModel(
          kind,
          current: current,
          finish: context.finish(result),
          close: context.close
        )
      )
    case .commits(let name, let revision, let path):
      .commits(CommitsViewModel(services, name, revision: revision, path: path))
    case .commit(let name, let sha, let pull):
      .changes(ChangesViewModel(services, name, .commit(sha), pull: pull))
    case .pullCommits(let name, let number):
      .commits(CommitsViewModel(services, name, pull: number))
    case .checks(let name, let number): .checks(ChecksViewModel(services, name, pull: number))
    case .check(let name, let subject): .check(CheckViewModel(services, name, subject))
    case .checkLog(let name, let job, let step):
      .checkLog(CheckLogViewModel(services, name, job: job, step: step))
    case .comparison(let name, let base, let head):
      .changes(ChangesViewModel(services, name, .comparison(base: base, head: head)))
    case .pullFiles(let name, let number, let range, let comment):
      .changes(
        ChangesViewModel(services, name, .files(ofPullRequest: number, range), comment: comment)
      )
    case .changedFiles(let page, let result):
      .changedFiles(
        ChangedFilesViewModel(
          page.object as? ChangesViewModel,
          finish: context.finish(result),
          close: context.close
        )
      )
    case .contributors(let name): .contributors(ContributorsViewModel(services, name))
    case .releases(let name): .releases(ReleasesViewModel(services, name))
    case .release(let name, let tag): .release(ReleaseViewModel(services, name, tag: tag))
    case .issue(let name, let number, let comment):
      .issue(IssueViewModel(services, name, number, comment: comment))
    case .issues(let list, let filter): .issues(IssuesViewModel(services, list, filter: filter))
    case .issueChoice(let choice, let name, let numbers, let draft):
      .issueChoice(
        IssueChoiceViewModel(
          services,
          choice,
          name,
          numbers,
          of: draft.object,
          close: context.close
        )
      )
    case .issueTemplates(let name, let form):
      .issueTemplates(IssueTemplatesViewModel(services, name, form))
    case .newIssue(let name, let form): .newIssue(NewIssueViewModel(services, name, form))
    case .filter(.inbox, let text):
      .filter(InboxFilterViewModel(services, filter: text, close: context.close))
    case .filter(.issues(let list), let text):
      .filter(IssueFilterViewModel(services, list, filter: text, close: context.close))
    case .unsent: .unsent(UnsentViewModel(services))
    case .tree(let name, let revision, let path):
      .tree(TreeViewModel(services, name, revision: revision, path: path))
    case .source(let name, let revision, let path, let lines, let section):
      .source(
        SourceViewModel(
          services,
          name,
          revision: revision,
          path: path,
          lines: lines,
          section: section
        )
      )
    case .settings: .settings(SettingsViewModel(services))
    case .accounts: .accounts(AccountsViewModel(services))
    case .about: .about(AboutViewModel(services))
    }
  }
}
