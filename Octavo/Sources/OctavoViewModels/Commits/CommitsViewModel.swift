public import BinderyNavigation
import Foundation
public import GitHubValues

/// The log of a branch, tag or commit, the history of a file or folder at one, or the commits of a
/// pull request.
public final class CommitsViewModel: ViewModel, PagedTableViewModel, SectionedTableViewModel,
  RestorableTable
{
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The branch, tag or commit at which the log begins.
  public let revision: String
  /// The path of the file or folder; empty for all commits.
  public let path: String
  /// The number of the pull request whose commits are shown; `nil` for a log.
  public let pull: Int?
  /// The selected row, for the next start, and the one that the user goes to.
  public var selectedRow: SelectedRow {
    get {
      _ = requestedRows
      return selected
    }
    set { selected = newValue }
  }
  /// The commits, their filter and their paging.
  public let list: ObservedList<GitHub.Commit>
  /// Whether the revision is a branch or a tag; `nil` for a commit, and while that is not known.
  @MutableProperty public private(set) var revisionKind: GitHub.Reference.Kind?

  /// The rows that the filter lets through, in a section for each day.
  public var sections: [CommitSection] { made.value.sections }

  /// The rows of all sections; of a long log, those of its first page.
  public var rows: [CommitRow] { made.value.rows }

  /// The pages of a long log, which is shown in place of ``list``.
  private(set) lazy var window = ListWindow<GitHub.Commit>(services)
  @MutableProperty private var storedFacts = Stored<GitHub.PullCommitFacts>()
  @MutableProperty private var extent = Stored<GitHub.ListExtent>()
  /// Counts the rows that the user requests, so that a view shows them.
  @MutableProperty private var requestedRows = 0
  private var selected = SelectedRow()

  private lazy var made = ListRows<CommitListRows>(of: $input, services.activity)

  @Computed({ (viewModel: CommitsViewModel) in viewModel.makeInput() }) private var input

  /// Shows the changes of the revision since a branch or tag that the user chooses.
  public private(set) lazy var compareCommand = command { viewModel in
    try await viewModel.services.compare(
      viewModel.revision,
      in: viewModel.repository,
      on: viewModel
    )
  }

  /// Shows a commit whose number, share, day or name the user enters; enabled in a long log.
  public private(set) lazy var goToCommand = command(.latest, when: { $0.window.source != nil }) {
    viewModel in try await viewModel.goToPlace()
  }

  /// Requests the length of the log.
  private lazy var extentCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(viewModel.extentQuery)
  }

  /// Requests the signatures and checks of the commits of a pull request.
  private lazy var factsCommand = command(.latest) { viewModel in
    if let number = viewModel.pull { try await viewModel.readFacts(of: number) }
  }

  let services: Services

  /// Makes the screen of a log.
  public convenience init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    revision: String,
    path: String = ""
  ) {
    self.init(services, repository, revision: revision, path: path, pull: nil)
  }

  /// Makes the screen of a log, or of the commits of a pull request.
  init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    revision: String,
    path: String = "",
    pull: Int?
  ) {
    self.services = services
    self.repository = repository
    self.revision = revision
    (self.path, self.pull) = (path, pull)
    let query =
      pull.map { StoreQuery.commits(ofPull: $0, of: repository) }
      ?? .commits(of: repository, at: revision, path: path)
    list = ObservedList(services, query) { $0.matches($1) }
    super.init()
    if let pull {
      _storedFacts <~ services.store.observe(.commitFacts(ofPull: pull, of: repository))
    } else {
      _revisionKind <~ services.kind(of: revision, in: repository)
    }
    compareCommand.errors.observeValues { [services] in
      services.showNotice(services.message(for: $0))
    }
    goToCommand.errors.observeValues { [services] in
      services.showNotice(services.message(for: $0))
    }
    guard pull == nil else {
      // The commits are shown without them.
      list.refreshCommand.onValue(self) { viewModel, _ in viewModel.factsCommand.execute() }
      whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
      return
    }
    _extent <~ services.store.observe(extentQuery)
    errors.collect(extentCommand)
    list.refreshCommand.onValue(self) { viewModel, _ in viewModel.requestExtent() }
    extentCommand.onValue(self) { viewModel, _ in viewModel.showWindow(isNew: true) }
    lifetime.observe(self) { $0.showWindow(isNew: false) }
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  /// “Commits”, or the file or folder whose history this is.
  public var title: String {
    path.isEmpty ? "Commits" : "History of \(GitHub.TreeEntry(path: path).name)"
  }

  /// The signatures and checks of the commits of a pull request, once they are known.
  var facts: GitHub.PullCommitFacts? { storedFacts.value }

  /// The title, and the repository with the revision or the pull request below it.
  public var screenTitle: ScreenTitle {
    if let pull { return .double(title, subtitle: "\(repository)#\(pull)") }
    return .double(title, subtitle: "\(repository) · \(Strings.revision(revision))")
  }

  /// The text in place of an empty list.
  public var emptyText: String { "No commits yet." }

  /// Shows the changes of a commit.
  public func open(_ row: CommitRow) {
    guard row.isLoaded else { return }
    services.navigation.push(.commit(repository, sha: row.commit.sha, pull: pull))
  }

  /// Selects and shows the row at an offset.
  func select(_ offset: Int) {
    selected.request(offset)
    requestedRows += 1
  }

  private var extentQuery: StoreQuery<GitHub.ListExtent> {
    .commitExtent(of: repository, at: revision, path: path)
  }

  /// Requests the length of a log that has further pages, unless its first commit is the known one.
  private func requestExtent() {
    let isKnown = untracked { extent.value?.first == list.items.first?.sha }
    if !isKnown, !untracked({ list.isComplete }) { extentCommand.execute() }
  }

  /// Shows the pages of a long log at the commit where it begins now, so that no page shifts while
  /// others are loaded.
  ///
  /// - Parameter isNew: Whether the length was requested now, so that it counts although the first
  ///   page is of another state of the branch.
  private func showWindow(isNew: Bool) {
    let (extent, items, isComplete) = (extent.value, list.items, list.isComplete)
    untracked {
      guard let tip = extent?.first, let count = extent?.count,
        count >= ListWindow<GitHub.Commit>.shortest, !isComplete
      else {
        if isComplete, window.source != nil { window.show(nil) }
        return
      }
      let isFirst = items.first?.sha == tip
      guard window.source?.id != tip, isFirst || isNew else { return }
      let source = PagedSource<GitHub.Commit>(id: tip, count: count) { [repository, path] in
        .commits(of: repository, reachableFrom: tip, path: path, page: $0)
      }
      let first = Array(items.prefix(PagedSource<GitHub.Commit>.pageSize))
      window.show(source, first: isFirst ? first : nil)
    }
  }

  private func makeInput() -> ListRows<CommitListRows>.Input {
    ListInput(
      items: items,
      keyword: list.appliedKeyword,
      options: CommitListRows.Options(
        now: services.now(),
        calendar: services.calendar,
        facts: facts?.commits ?? []
      )
    )
  }
}

extension CommitsViewModel: ActionProviding, RowActionProviding {
  /// Comparing the log of all files, and refreshing.
  public var actions: [ScreenAction] {
    if let pull {
      let address = services.web.page(of: repository, ["pull", "\(pull)", "commits"])
      return services.pageActions(at: address) + [services.refresh(self)]
    }
    return (path.isEmpty ? [.compare(compareCommand)] : [])
      + [ScreenAction("line", "Go to Commit…", goToCommand), services.refresh(self)]
  }

  /// The files at the commit, its name, and its page.
  public func actions(for row: CommitRow) -> [ScreenAction] {
    row.isLoaded ? services.actions(forCommit: row.commit.sha, of: repository) : []
  }
}

extension Services {
  /// Returns the actions for a commit: its files, its name, and its page.
  func actions(forCommit sha: String, of repository: GitHub.RepositoryName) -> [ScreenAction] {
    [
      ScreenAction("tree", "Browse Files") { [self] in
        navigation.push(.tree(repository, revision: sha))
      },
      ScreenAction("hash", "Copy Hash") { [self] in
        copy(sha)
        showNotice("Copied to clipboard.")
      },
    ] + pageActions(at: web.page(of: repository, ["commit", sha]))
  }
}
