public import BinderyNavigation
import Foundation
public import GitHubValues
import OctavoMarkup

/// The changes of a commit, a comparison or a pull request: its message or commits, then its files
/// with their lines.
///
/// The page is a list, so that a change of any length costs as much as the text of its patches and
/// the lines on show. The filter looks for files by their paths.
public final class ChangesViewModel: ViewModel, SectionedTableViewModel, RefreshableViewModel,
  RestorableTable
{
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The commit, the comparison or the pull request.
  public let subject: ChangesSubject
  /// The number of the pull request whose commit is shown; `nil` for any other change.
  public let pull: Int?
  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// The width of the page, which the view sets.
  @MutableProperty public var width = ChangesWidth.narrow
  /// Whether the list of the files is beside the changes, which the view sets.
  @MutableProperty public var showsFiles = false
  /// The changes that are shown.
  @MutableProperty var stored = Stored<Changes>()
  /// The changes that the store has, which may be of a newer version.
  @MutableProperty var latest = Stored<Changes>()
  /// Whether lines that differ in white space only are shown as unchanged ones.
  @MutableProperty public internal(set) var ignoresSpace = false
  /// The files that were compared without their white space, by their paths.
  @MutableProperty var spaceless: [String: OpenedFile] = [:]
  /// The modes and the lengths of the files by their paths, as far as they are known.
  @MutableProperty var fileFacts: [String: GitHub.FileFacts] = [:]
  /// The commits of the pull request.
  @MutableProperty private(set) var commits = Stored<[GitHub.Commit]>()
  /// The paths of the files that are not folded or unfolded as they are at first.
  @MutableProperty var toggled: Set<String> = []
  /// The files that were folded at first and are unfolded, by their paths.
  @MutableProperty var opened: [String: OpenedFile] = [:]
  /// The paths of those files, the one that was unfolded first at the start.
  var order: [String] = []
  /// The threads that are not folded or unfolded as they are at first.
  @MutableProperty var toggledThreads: Set<String> = []
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

  /// The line to select once its rows are made; `nil` for none.
  var awaited: LinePlace?
  /// The row to select once the rows of its file are made; `nil` for none.
  var awaitedRow: ChangeRow.ID?
  /// The comment whose thread is selected once it is there; `nil` for none.
  var askedComment: Int?
  /// The version whose viewed files were folded, and the one whose generated files were.
  var folded: (viewed: String?, generated: String?)
  /// The text that was searched for last in the changed lines; `nil` for none.
  @MutableProperty var searched: String?
  /// The marks, the owners and the attributes of the files of a pull request.
  private(set) lazy var facts = subject.pull.map { PullFileFacts(services, repository, $0) }
  /// The list of the files, beside the changes.
  public private(set) lazy var fileList = ChangedFilesViewModel(self)

  /// Whether the lines of all files are hidden.
  @Computed({ (viewModel: ChangesViewModel) in
    let files = viewModel.stored.value?.files ?? []
    return !files.isEmpty && files.allSatisfy { viewModel.isFolded($0) }
  })
  var areAllFolded

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.services.activity { try await viewModel.load() }
  }

  private lazy var commitsCommand = command(.latest) { viewModel in
    guard let pull = viewModel.pull else { return }
    try await viewModel.services.sync.refresh(.commits(ofPull: pull, of: viewModel.repository))
  }

  private lazy var fileFactsCommand = command(.latest) { viewModel in
    try await viewModel.services.activity { try await viewModel.readFileFacts() }
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

  /// Compares a file without its white space.
  private(set) lazy var spaceCommand: Command<ChangedFile, Void> = command(.queue) {
    viewModel,
    file in
    try await viewModel.compareWithoutSpace(file)
  }

  /// Looks for a text in the changed lines, backwards or not.
  private(set) lazy var searchCommand: Command<Bool, Void> = command(.latest) {
    viewModel,
    isBackwards in
    await viewModel.services.activity { await viewModel.search(backwards: isBackwards) }
  }

  let services: Services

  /// Makes the screen.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    _ subject: ChangesSubject,
    pull: Int? = nil,
    comment: Int? = nil
  ) {
    self.services = services
    askedComment = comment
    self.repository = repository
    self.subject = subject
    self.pull = pull
    super.init()
    _latest <~ services.store.observe(query)
    if let pull { _commits <~ services.store.observe(.commits(ofPull: pull, of: repository)) }
    errors.collect(loadCommand)
    contextCommand.errors.observeValues { [services] in
      services.showNotice(services.message(for: $0))
    }
    lifetime.observe(self, self, \.latest, initial: true) { viewModel, _, _ in
      viewModel.followLatest()
    }
    // Before any view observes the rows, so that the selected row is still known.
    lifetime.observe(self, self, \.isSideBySide) { viewModel, _, _ in viewModel.keepSelection() }
    lifetime.observe(self, self, \.hasFiles) { viewModel, _, _ in viewModel.keepSelection() }
    lifetime.observe(self, self, \.stored, initial: true) { viewModel, _, _ in
      viewModel.openUnfolded()
      viewModel.compareShown()
      viewModel.fileFactsCommand.execute()
    }
    lifetime.observe(self, self, \.list) { viewModel, old, new in
      if let old { viewModel.followSelection(from: old, to: new) }
      viewModel.showAwaited()
    }
    lifetime.observe(self) { viewModel in
      let threads = viewModel.facts?.threads ?? [:]
      if viewModel.stored.value != nil { untracked { viewModel.showAsked(threads) } }
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
      // Without them, the change is shown, and leads to no other commit.
      if pull != nil, untracked({ viewModel.commits.value }) == nil {
        viewModel.commitsCommand.executeOnce()
      }
    }
    followFacts()
  }

  /// The name of the commit or of the comparison.
  public var title: String {
    switch subject {
    case .commit(let sha): "Commit \(Strings.revision(hash ?? sha))"
    case .comparison(let base, let head): "\(Strings.revision(base))...\(Strings.revision(head))"
    case .pull(let number): "Files of #\(number)"
    case .pullRange(let number, let base, let head):
      "\(Strings.revision(base))..\(Strings.revision(head)) of #\(number)"
    }
  }

  /// The title, and the repository below it.
  public var screenTitle: ScreenTitle { .double(title, subtitle: "\(repository)") }

  /// The text in place of an empty list.
  public var emptyText: String { "No changes." }

  /// Whether the changes are being loaded.
  public var isLoading: Bool {
    loadCommand.isExecuting || contextCommand.isExecuting || openCommand.isExecuting
      || spaceCommand.isExecuting || searchCommand.isExecuting
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
  public var problem: String? { stored.value == nil ? nil : newVersionText ?? failure }

  /// Shows the newest version of a pull request that has arrived, and requests the changes from the
  /// server again.
  public func refresh() {
    if untracked({ hasNewVersion }) { showNewVersion() }
    loadCommand.execute()
  }

  /// Shows a commit or an account, or folds or unfolds a file or a hunk.
  public func open(_ row: ChangeRow) {
    switch row.kind {
    case .parent(let sha), .commit(let sha, _):
      services.navigation.push(.commit(repository, sha: sha))
    case .fact(let login?): services.navigation.push(.user(login))
    case .subject, .message: row.runs.references.first.map(follow)
    case .file(_, let isFolded): setFolded(!isFolded, fileOf: row)
    case .hunk(let isFolded): setFolded(!isFolded, hunkOf: row)
    case .thread: toggleThread(of: row)
    case .comment: row.runs.references.first.map(follow)
    case .pictures(let versions):
      Task.immediate { await self.showPicture(of: row, isOld: !versions.hasNew) }
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

  /// Requests the changes and, for a pull request, the facts about its files.
  private func load() async throws {
    try await services.sync.refresh(query)
    if let facts, let pull = untracked({ latest.value?.pull }) { try await facts.refresh(pull) }
  }

  private var query: StoreQuery<Changes> { .changes(subject, of: repository) }
}
