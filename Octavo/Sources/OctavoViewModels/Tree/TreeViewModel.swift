public import BinderyNavigation
import Foundation
public import GitHubValues

/// A folder of a repository.
public final class TreeViewModel: ViewModel, TableViewModel, RefreshableViewModel,
  RestorableTable
{
  /// The path of the folder; empty at the root.
  public let path: String
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()
  /// The tree that the folder is in.
  public let tree: RepositoryTree
  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""
  /// Whether the revision is a branch or a tag; `nil` for a commit, and while that is not known.
  @MutableProperty public private(set) var revisionKind: GitHub.Reference.Kind?
  @MutableProperty private var stored = Stored<RepositoryFolder>()

  /// The rows of the folder, folders first; `nil` until they are known.
  @Computed({ (viewModel: TreeViewModel) in viewModel.stored.value.map { TreeRow.rows(of: $0) } })
  private var all: [TreeRow]?

  /// The rows that the filter lets through, folders first.
  @Computed({ (viewModel: TreeViewModel) in
    let keyword = viewModel.keyword.trimmed
    return (viewModel.all ?? []).filter { $0.entry.name.matches(keyword) }
  }) public var rows

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(viewModel.query)
  }

  let services: Services

  /// Makes the screen of a folder.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    revision: String,
    path: String = ""
  ) {
    self.services = services
    tree = RepositoryTree(repository: repository, revision: revision)
    self.path = path
    super.init()
    _stored <~ services.store.observe(query)
    _revisionKind <~ services.kind(of: revision, in: repository)
    errors.collect(loadCommand)
    whenActivated { viewModel, _ in
      // The folder above may have been requested with all that are in it.
      let isRecent = untracked { viewModel.services.isRecent(viewModel.stored) }
      if !isRecent { viewModel.loadCommand.executeOnce() }
    }
  }

  /// Whether the tree is too large for one request, so that each folder is requested by itself.
  public var isPart: Bool { stored.value?.isPart ?? false }

  /// The words above the list: the folder's name, at the root the repository's.
  public var title: String {
    path.isEmpty ? tree.repository.name : GitHub.TreeEntry(path: path).name
  }

  /// The text in place of an empty list.
  public var emptyText: String { "This folder is empty." }

  /// The smaller words above the list: the branch, tag or commit.
  public var subtitle: String { tree.revision }

  /// Whether the folder is being read.
  public var isLoading: Bool { loadCommand.isExecuting }

  /// The content to show.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    if let all, !all.isEmpty { return .noMatches(keyword: keyword.trimmed) }
    if let failure { return .failed(failure) }
    return all == nil || isLoading ? .loading : .empty
  }

  /// The message above the list: it may be out of date, or is requested folder by folder.
  public var problem: String? {
    if all != nil, let failure { return failure }
    if let folder = stored.value, folder.isTruncated == true {
      return "The server lists only the first \(Strings.count(folder.entries.count, "entry")) here."
    }
    return isPart
      ? "This repository is too large to load at once. Folders load when you open them." : nil
  }

  /// Requests the content from the server again.
  public func refresh() { loadCommand.execute() }

  /// Shows a folder or a file.
  public func open(_ row: TreeRow) {
    switch row.entry.kind {
    case .folder:
      services.navigation.push(
        .tree(tree.repository, revision: tree.revision, path: row.entry.path)
      )
    case .file, .symlink:
      services.navigation.push(
        .source(tree.repository, revision: tree.revision, path: row.entry.path)
      )
    case .submodule:
      services.showNotice(
        "“\(row.entry.name)” is a submodule. Its files are in another repository, "
          + "at commit \(row.entry.sha.prefix(7))."
      )
    }
  }

  /// Shows the commits that change the folder.
  func showHistory() {
    services.navigation.push(.commits(tree.repository, revision: tree.revision, path: path))
  }

  /// Opens the folder's page in the browser.
  public func openInBrowser() {
    if let address { services.open(address) }
  }

  /// Puts the address of the folder's page on the clipboard.
  public func copyURL() {
    if let address { services.copyAddress(address) }
  }

  /// The folder's name, and below it where it is.
  public var screenTitle: ScreenTitle {
    .double(title, subtitle: "\(tree.repository) · \(subtitle)")
  }

  /// Whether the server does not have the folder and no copy is stored.
  var isMissing: Bool { all == nil && isNotFound }

  /// Whether the last request has failed.
  var hasFailed: Bool { failure != nil }

  private var failure: String? {
    errors.latest.flatMap { services.message(for: $0, isOutdated: all != nil) }
  }

  private var address: URL? {
    services.web.page(of: tree.repository, "tree", tree.revision, path)
  }

  private var query: StoreQuery<RepositoryFolder> {
    .folder(path, of: tree.repository, at: tree.revision)
  }
}
