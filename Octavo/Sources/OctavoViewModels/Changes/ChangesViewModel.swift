public import BinderyNavigation
import Foundation
public import GitHubValues
import OctavoMarkup

/// The changes of a commit or a comparison: its message or commits, then its files with their
/// lines.
///
/// The page is a list, so that a change of any length costs as much as the text of its patches and
/// the lines on show. The filter looks for files by their paths.
public final class ChangesViewModel: ViewModel, SectionedTableViewModel, RefreshableViewModel,
  RestorableTable
{
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The commit or the comparison.
  public let subject: ChangesSubject
  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The width of the page, which the view sets.
  @MutableProperty public var width = ChangesWidth.narrow
  @MutableProperty var stored = Stored<Changes>()
  /// The paths of the files that are not folded or unfolded as they are at first.
  @MutableProperty var toggled: Set<String> = []
  /// The files that were folded at first and are unfolded, by their paths.
  @MutableProperty var opened: [String: OpenedFile] = [:]
  /// The paths of those files, the one that was unfolded first at the start.
  var order: [String] = []
  /// The hunks whose lines are hidden.
  @MutableProperty var foldedHunks: Set<HunkName> = []
  /// The unchanged lines that are shown beside those of the patches, by the paths of the files.
  @MutableProperty var contexts: [String: ShownContext] = [:]
  /// The number of times that the selection was moved to another change.
  @MutableProperty var jumps = 0
  /// The selected row; a read is not observed.
  var selected = SelectedRow()
  /// The row in two columns that has the selected line, and the row of that line in one column.
  var selectedLine: (pair: ChangeRow.ID, line: ChangeRow.ID)?

  /// The parts of the page; with a filter, the files that match it.
  @Computed({ (viewModel: ChangesViewModel) in viewModel.makeSections() }) public var sections

  /// The rows by their offsets.
  @Computed({ (viewModel: ChangesViewModel) in ChangeList(viewModel.sections) }) var list

  /// The rows of all sections; none of a long list, in which each is made when it is read.
  @Computed({ (viewModel: ChangesViewModel) in
    viewModel.list.isLong ? [] : viewModel.sections.flatMap(\.rows)
  })
  public var rows

  /// The offsets of the files by their paths.
  @Computed({ (viewModel: ChangesViewModel) in
    let files = viewModel.stored.value?.files ?? []
    return Dictionary(zip(files.map(\.path), files.indices)) { first, _ in first }
  })
  var places

  /// Whether the lines of all files are hidden.
  @Computed({ (viewModel: ChangesViewModel) in
    let files = viewModel.stored.value?.files ?? []
    return !files.isEmpty && files.allSatisfy { viewModel.isFolded($0) }
  })
  var areAllFolded

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(viewModel.query)
  }

  /// Requests a file, and shows unchanged lines of it around a hunk.
  private(set) lazy var contextCommand: Command<ChangeContextRequest, Void> = command(.queue) {
    viewModel,
    request in
    try await viewModel.showContext(request)
  }

  /// Makes the rows of a long file, or of one whose patch the server has left out.
  private(set) lazy var openCommand: Command<ChangedFile, Void> = command(.queue) {
    viewModel,
    file in
    try await viewModel.load(file)
  }

  let services: Services

  /// Makes the screen.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    _ subject: ChangesSubject
  ) {
    self.services = services
    self.repository = repository
    self.subject = subject
    super.init()
    _stored <~ services.store.observe(query)
    errors.collect(loadCommand)
    contextCommand.errors.observeValues { [services] in
      services.showNotice(services.message(for: $0))
    }
    // Before any view observes the rows, so that the selected row is still known.
    lifetime.observe(self, self, \.isSideBySide) { viewModel, _, _ in viewModel.keepSelection() }
    lifetime.observe(self, self, \.hasFiles) { viewModel, _, _ in viewModel.keepSelection() }
    lifetime.observe(self, self, \.stored, initial: true) { viewModel, _, _ in
      viewModel.openUnfolded()
    }
    lifetime.observe(self, self, \.list) { viewModel, old, new in
      if let old { viewModel.followSelection(from: old, to: new) }
    }
    whenActivated { [services] viewModel, activation in
      if case .commit(let sha) = subject {
        services.readThreads(at: .commit(repository, sha: sha), on: viewModel, during: activation) {
          [weak viewModel] in viewModel?.stored.value != nil
        }
      }
      let isRecent = untracked {
        viewModel.stored.value?.extent != .loading && viewModel.services.isRecent(viewModel.stored)
      }
      if !isRecent { viewModel.loadCommand.executeOnce() }
    }
  }

  /// The name of the commit or of the comparison.
  public var title: String {
    switch subject {
    case .commit: "Commit \(Strings.revision(hash ?? subject.head))"
    case .comparison(let base, let head): "\(Strings.revision(base))...\(Strings.revision(head))"
    }
  }

  /// The title, and the repository below it.
  public var screenTitle: ScreenTitle { .double(title, subtitle: "\(repository)") }

  /// The text in place of an empty list.
  public var emptyText: String { "No changes." }

  /// Whether the changes are being loaded.
  public var isLoading: Bool {
    loadCommand.isExecuting || contextCommand.isExecuting || openCommand.isExecuting
  }

  /// The number of rows.
  public var rowCount: Int { list.count }

  /// The headings of the sections, with their offsets among the rows.
  public var headings: [ListHeading] { list.headings }

  /// Returns the row at an offset, if there is one.
  public func row(at offset: Int) -> ChangeRow? { list.row(at: offset) }

  /// The content to show.
  public var content: ListContent {
    if rowCount > 0 { return .rows }
    if stored.value != nil { return .noMatches(keyword: keyword.trimmed) }
    return failure.map { .failed($0) } ?? .loading
  }

  /// The message above the rows: they may be out of date.
  public var problem: String? { stored.value == nil ? nil : failure }

  /// Requests the changes from the server again.
  public func refresh() { loadCommand.execute() }

  /// Shows a commit or an account, or folds or unfolds a file or a hunk.
  public func open(_ row: ChangeRow) {
    switch row.kind {
    case .parent(let sha), .commit(let sha, _):
      services.navigation.push(.commit(repository, sha: sha))
    case .fact(let login?): services.navigation.push(.user(login))
    case .subject, .message: row.runs.references.first.map(follow)
    case .file(_, let isFolded): setFolded(!isFolded, fileOf: row)
    case .hunk(let isFolded): setFolded(!isFolded, hunkOf: row)
    default: break
    }
  }

  /// Opens the address of a reference in the message.
  public func follow(_ address: String) {
    services.open(ContentLink(address), in: services.document(in: repository))
  }

  /// The name of the commit, once it is known.
  var hash: String? {
    if case .commit(let commit)? = stored.value?.source { commit.commit.sha } else { nil }
  }

  /// Whether the server does not have the changes and no copy is stored.
  var isMissing: Bool { stored.value == nil && isNotFound }

  private var failure: String? {
    errors.latest.flatMap { services.message(for: $0, isOutdated: stored.value != nil) }
  }

  private var query: StoreQuery<Changes> { .changes(subject, of: repository) }
}
