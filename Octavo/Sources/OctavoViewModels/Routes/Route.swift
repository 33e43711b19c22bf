public import BinderyNavigation
public import GitHubValues

/// A screen of the app, by what it shows.
///
/// View models ask for screens by their routes; ``AppScreens`` makes the view models. The address
/// of a page on GitHub is a ``DeepLink``.
public nonisolated enum Route: NavigationRoute {
  /// A link with a branch, as long as only the server knows where the branch ends.
  case link(DeepLink)
  /// The login; a renewed one returns the user.
  case login(LoginPurpose, result: RouteResult<GitHub.User> = .init())
  /// The tabs.
  case home
  /// Events: a tab of home, or the public activity of an account.
  case news(NewsSource)
  /// The owned and the starred repositories of the user: a tab of home.
  case repositories
  /// Search: a tab of home.
  case explore
  /// The notifications of the user: a tab of home.
  case inbox
  /// An account: a tab of home, or the account of another user.
  case user(String)
  /// The picture of an account in full size.
  case avatar(of: GitHub.Account)
  /// The accounts on a list, such as the followers of an account.
  case people(PeopleList)
  /// Repositories that an account owns or starred.
  case repositoryList(RepositoryList)
  /// A repository, at a branch or tag, with a section of the readme at the top; without a reference
  /// it is the default branch.
  case repository(GitHub.RepositoryName, at: GitHub.Reference? = nil, section: String? = nil)
  /// “Select Branch or Tag”.
  case refPicker(
    GitHub.RepositoryName,
    current: GitHub.Reference?,
    result: RouteResult<GitHub.Reference> = .init()
  )
  /// The table of contents of the document on the page below.
  case contents(
    UnstoredReference<DocumentContents> = .init(),
    result: RouteResult<DocumentTitle> = .init()
  )
  /// The palette of actions and places.
  case jump(
    UnstoredReference<JumpSources> = .init(),
    result: RouteResult<JumpEntry> = .init()
  )
  /// A list of Explore.
  case discovery(Discovery)
  /// The topics that the server features.
  case topics
  /// A search of the server.
  case search(SearchPlace)
  /// A list of options to choose from.
  case optionPicker(
    OptionKind,
    current: String?,
    result: RouteResult<PickerOption> = .init()
  )
  /// The commits that a branch, tag or commit can reach, or those that change a path.
  case commits(GitHub.RepositoryName, revision: String, path: String = "")
  /// The changes of a commit; with a pull request, of one of its commits.
  case commit(GitHub.RepositoryName, sha: String, pull: Int? = nil)
  /// The commits of a pull request.
  case pullCommits(GitHub.RepositoryName, Int)
  /// The checks of a pull request.
  case checks(GitHub.RepositoryName, pull: Int)
  /// A check run or a commit status.
  case check(GitHub.RepositoryName, CheckSubject)
  /// The log of a job of GitHub Actions, at a step or where the job has failed.
  case checkLog(GitHub.RepositoryName, job: Int, step: Int? = nil)
  /// The changes from one branch, tag or commit to another.
  case comparison(GitHub.RepositoryName, base: String, head: String)
  /// The files of a pull request, or those that a range of its commits changes, with a comment at
  /// its line.
  case pullFiles(GitHub.RepositoryName, Int, range: CommitRange? = nil, comment: Int? = nil)
  /// The changed files of the page below, to go to one of them.
  case changedFiles(
    UnstoredReference<ViewModel> = .init(),
    result: RouteResult<FileChoice> = .init()
  )
  /// The contributors of a repository.
  case contributors(GitHub.RepositoryName)
  /// The releases of a repository.
  case releases(GitHub.RepositoryName)
  /// The release of a tag.
  case release(GitHub.RepositoryName, tag: String)
  /// An issue or a pull request, with one of its comments at the top.
  case issue(GitHub.RepositoryName, Int, comment: Int? = nil)
  /// Issues of a repository or of the user that a filter lets through; without one the usual ones.
  case issues(IssueList, filter: String? = nil)
  /// The labels, assignees or milestones of issues or pull requests, to choose from.
  ///
  /// Without numbers they are those of an issue that is written.
  case issueChoice(
    IssueChoice,
    GitHub.RepositoryName,
    [Int],
    of: UnstoredReference<IssueDraftOptions> = .init()
  )
  /// The templates for the issues of a repository, with the members of the issue that is opened.
  case issueTemplates(GitHub.RepositoryName, NewIssueForm = .init())
  /// An issue that the user writes, or one that waits to be sent.
  case newIssue(GitHub.RepositoryName, NewIssueForm = .init())
  /// The conditions of the filter of a list, which has a text.
  case filter(FilteredList, String)
  /// The drafts, and the requests that the server has not confirmed.
  case unsent
  /// A folder at a branch, tag or commit; the path of the root is empty.
  case tree(GitHub.RepositoryName, revision: String, path: String = "")
  /// A file at a branch, tag or commit, with lines of it marked or a section of it at the top.
  case source(
    GitHub.RepositoryName,
    revision: String,
    path: String,
    lines: LineRange? = nil,
    section: String? = nil
  )
  /// The settings.
  case settings
  /// The accounts that have logged in on this machine.
  case accounts
  /// The version of the program, its source and libraries.
  case about

  /// The version of the routes in stored places; a new one for each route that gets another
  /// meaning.
  static let version = 1
}
