public import BinderyNavigation
import Foundation
public import GitHubValues

/// The log of a branch, tag or commit, or the history of a file or folder at one.
public final class CommitsViewModel: ViewModel, PagedTableViewModel, SectionedTableViewModel,
  RestorableTable
{
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The branch, tag or commit at which the log begins.
  public let revision: String
  /// The path of the file or folder; empty for all commits.
  public let path: String
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The commits, their filter and their paging.
  public let list: ObservedList<GitHub.Commit>
  /// Whether the revision is a branch or a tag; `nil` for a commit, and while that is not known.
  @MutableProperty public private(set) var revisionKind: GitHub.Reference.Kind?

  /// The rows that the filter lets through, in a section for each day.
  public var sections: [CommitSection] { made.value.sections }

  /// The rows of all sections.
  public var rows: [CommitRow] { made.value.rows }

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

  private let services: Services

  /// Makes the screen.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    revision: String,
    path: String = ""
  ) {
    self.services = services
    self.repository = repository
    self.revision = revision
    self.path = path
    list = ObservedList(services, .commits(of: repository, at: revision, path: path)) {
      $0.matches($1)
    }
    super.init()
    _revisionKind <~ services.kind(of: revision, in: repository)
    compareCommand.errors.observeValues { [services] in
      services.showNotice(services.message(for: $0))
    }
    whenActivated { viewModel, _ in viewModel.list.refreshIfNeeded() }
  }

  /// “Commits”, or the file or folder whose history this is.
  public var title: String {
    path.isEmpty ? "Commits" : "History of \(GitHub.TreeEntry(path: path).name)"
  }

  /// The title, and the repository with the revision below it.
  public var screenTitle: ScreenTitle {
    .double(title, subtitle: "\(repository) · \(Strings.revision(revision))")
  }

  /// The text in place of an empty list.
  public var emptyText: String { "No commits yet." }

  /// Shows the changes of a commit.
  public func open(_ row: CommitRow) {
    services.navigation.push(.commit(repository, sha: row.commit.sha))
  }

  private func makeInput() -> ListRows<CommitListRows>.Input {
    ListInput(
      items: list.items,
      keyword: list.appliedKeyword,
      options: CommitListRows.Options(now: services.now(), calendar: services.calendar)
    )
  }
}

extension CommitsViewModel: ActionProviding, RowActionProviding {
  /// Comparing the log of all files, and refreshing.
  public var actions: [ScreenAction] {
    (path.isEmpty ? [.compare(compareCommand)] : []) + [services.refresh(self)]
  }

  /// The files at the commit, its name, and its page.
  public func actions(for row: CommitRow) -> [ScreenAction] {
    services.actions(forCommit: row.commit.sha, of: repository)
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
