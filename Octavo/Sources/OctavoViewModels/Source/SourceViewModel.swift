public import BinderyNavigation
import Foundation
public import GitHubValues
import LineFiles

/// A file of a repository.
public final class SourceViewModel: ViewModel, ContentViewModel {
  /// The repository of the file.
  public let repository: GitHub.RepositoryName
  /// The branch, tag or commit.
  public let revision: String
  /// The path from the root of the repository.
  public let path: String
  /// Whether a Markdown document is shown as it is written.
  @MutableProperty public private(set) var showsRawMarkdown = false
  /// Whether long lines are wrapped.
  @MutableProperty public private(set) var wrapsLines = true
  /// The marked lines; `nil` for none.
  @MutableProperty public internal(set) var lines: LineRange?
  /// The line to which the view scrolls; `nil` until there is one.
  @MutableProperty public internal(set) var reveal: LineReveal?
  /// The section of a Markdown document to which the view scrolls; `nil` until there is one.
  @MutableProperty public internal(set) var section: SectionReveal?
  /// Whether the section is still at the top.
  public var isAtSection = true
  /// The titles of a Markdown document.
  public let contents: DocumentContents
  /// The place of a text in a Markdown document that the view shows next; `nil` until there is one.
  @MutableProperty public internal(set) var documentSearch: DocumentSearch?
  /// The text that was searched for last; empty at first.
  @MutableProperty var searchText = ""
  /// The index of the match that the user has moved to; `nil` for none.
  @MutableProperty var match: Int?
  /// The end of the marked lines that stays while the user moves the other one; `nil` before that.
  var anchor: Int?
  /// The scroll position, for the next start.
  public var scrollPosition = PagePosition()
  /// Whether the revision is a branch or a tag; `nil` for a commit, and while that is not known.
  @MutableProperty public private(set) var revisionKind: GitHub.Reference.Kind?
  @MutableProperty private var stored = Stored<GitHub.File>()
  @MutableProperty private(set) var folder = Stored<RepositoryFolder>()
  /// The lines of a long file that have arrived; `nil` for a file of the store.
  @MutableProperty var large: LargeText?
  /// A picture that is too long for the store; `nil` for any other file, and until it has arrived.
  @MutableProperty var longPicture: GitHub.File?
  /// Whether the server has said that the file is too long for the store.
  @MutableProperty var isTooLong = false
  /// The matches in a long file; `nil` without a search.
  @MutableProperty var largeMatches: LargeMatches?
  /// Searches a long file; `nil` while there are no lines to search.
  var searching: Task<Void, Never>?

  /// The lines of the file.
  @Computed({ (viewModel: SourceViewModel) in viewModel.makeTexts() }) var texts

  /// The places of the text that was searched for last.
  @Computed({ (viewModel: SourceViewModel) in viewModel.makeMatches() }) var matches

  /// Requests the file from the server.
  public private(set) lazy var refreshCommand = command(.latest) { viewModel in
    try await viewModel.request()
  }

  /// Asks for lines, and marks them.
  public private(set) lazy var goToLineCommand = command(when: { $0.showsLines }) { viewModel in
    await viewModel.goToLine()
  }

  /// Asks for a text, and marks the first line with it.
  public private(set) lazy var findCommand = command(when: { $0.showsLines }) { viewModel in
    await viewModel.find()
  }

  /// Asks for a text, and shows the first place of it in a document.
  public private(set) lazy var findInDocumentCommand = command(when: { $0.showsDocument }) {
    viewModel in await viewModel.findInDocument()
  }

  /// Asks for a title of a document, and scrolls to it.
  public private(set) lazy var contentsCommand = command(
    when: { $0.showsDocument && !$0.contents.titles.isEmpty }
  ) { viewModel in
    guard let title = await viewModel.services.selectTitle(of: viewModel.contents) else { return }
    viewModel.show(section: title.anchor, title: title.number)
  }

  /// Copies the address of the marked lines, or of the file, which stays the same after a push.
  public private(set) lazy var permalinkCommand = command(when: { !$0.isMissing }) { viewModel in
    try await viewModel.copyPermalink()
  }

  /// Begins an issue with the address of the marked lines.
  private(set) lazy var issueCommand = command(when: { $0.lines != nil }) { viewModel in
    try await viewModel.beginIssue()
  }

  let services: Services

  /// Makes the screen of a file, with lines of it marked, or with a section of it at the top.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    revision: String,
    path: String,
    lines: LineRange? = nil,
    section: String? = nil
  ) {
    self.services = services
    contents = DocumentContents { services.observeForm(of: $0) }
    self.repository = repository
    self.revision = revision
    self.path = path
    super.init()
    if let lines {
      mark(lines)
      // The lines are those of the file as it is written.
      showsRawMarkdown = isMarkdown
    }
    if let section { show(section: section) }
    _wrapsLines <~ services.preferences.producer(of: Settings.wrapsLines)
    _stored <~ services.store.observe(query)
    _revisionKind <~ services.kind(of: revision, in: repository)
    _folder <~ services.store.observe(folderQuery)
    for command in [permalinkCommand, issueCommand] {
      command.errors.observeValues { [services] in
        services.showNotice(services.message(for: $0))
      }
    }
    followPage()
  }

  /// The words above the file: its name.
  public var title: String { GitHub.TreeEntry(path: path).name }

  /// The smaller words above the file: the branch, tag or commit.
  public var subtitle: String { revision }

  /// The name of the file, and below it where it is.
  public var loadedTitle: ScreenTitle { .double(title, subtitle: "\(repository) · \(subtitle)") }

  /// The content to show; `nil` until it is known.
  public var page: SourcePage? {
    largePage ?? file.map { page(of: $0) }
  }

  /// The message of the last failure: the file is missing, or may be out of date.
  public var failure: String? {
    latestFailure(by: services, storedAt: large == nil ? stored.readAt : nil)
  }

  /// The place of the file, for the links and pictures in it.
  public var place: DocumentPlace {
    services.document(path, in: repository, at: revision)
  }

  /// Whether the file is a Markdown document, which can be shown in two ways.
  public var isMarkdown: Bool { FileKind(path: path) == .markdown }

  /// Wraps long lines, or wraps them no longer; all files are shown so from now on.
  public func toggleWrapping() { services.preferences[Settings.wrapsLines].toggle() }

  /// Shows a Markdown document as it is written, or as it is meant.
  public func toggleRawMarkdown() {
    if isMarkdown { showsRawMarkdown.toggle() }
  }

  /// Shows the commits that change the file.
  func showHistory() {
    services.navigation.push(.commits(repository, revision: revision, path: path))
  }

  /// Opens the file's page in the browser.
  public func openInBrowser() {
    if let address { services.open(address) }
  }

  /// Puts the address of the file's page on the clipboard.
  public func copyURL() {
    if let address { services.copyAddress(address) }
  }

  /// Opens the target of a link in a Markdown document.
  public func open(_ link: ContentLink) {
    services.open(link, in: place) { self.show(section: $0) }
  }

  /// Scrolls to the section with an anchor.
  private func show(section anchor: String, title: Int? = nil) {
    isAtSection = true
    section = SectionReveal(anchor, title: title, after: section)
  }

  /// The query of the file in the store.
  var query: StoreQuery<GitHub.File> {
    .file(path, of: repository, at: revision, limit: FileKind(path: path).byteLimit)
  }

  /// The query of the folder with the file.
  var folderQuery: StoreQuery<RepositoryFolder> {
    .folder(GitHub.TreeEntry(path: path).folder, of: repository, at: revision)
  }

  /// Whether the file is too long for the store, as far as that is known.
  var isLong: Bool { isTooLong || size.map { $0 > FileKind(path: path).byteLimit } ?? false }

  /// The object of the file; `nil` if its folder does not have it.
  var blob: Blob? {
    entry.flatMap {
      $0.sha.isEmpty ? nil : Blob(repository: repository, sha: $0.sha, size: $0.size)
    }
  }

  /// The length of the file, as its folder has it.
  var size: Int? { entry?.size }

  private var entry: GitHub.TreeEntry? { folder.value?.entries.first { $0.path == path } }

  var file: GitHub.File? { stored.value }

  private var address: URL? { address(at: revision) }

  /// Returns the address of the marked lines, or of the file, at a branch, tag or commit.
  func address(at revision: String) -> URL? {
    let page = services.web.page(of: repository, "blob", revision, path)
    guard let lines, let page else { return page }
    return URL(string: page.absoluteString + lines.fragment)
  }

  private func page(of file: GitHub.File) -> SourcePage {
    if file.bytes.isEmpty { return .empty }
    let kind = FileKind(path: path)
    if file.isBinary {
      return kind == .image ? .image(file) : binary(file.bytes, size: file.bytes.count)
    }
    return kind == .markdown && !showsRawMarkdown ? .markdown(.file(file)) : .text(file)
  }
}

extension SourceViewModel: SectionedPage {
  /// The marked lines, whether a Markdown document is shown as it is written, and the section at
  /// the top or the scroll position.
  public var restorableState: [String: String] {
    // The lines of the source have no sections.
    var state = showsRawMarkdown ? scrollState : sectionState
    if showsRawMarkdown { state["raw"] = "true" }
    if let lines { state["lines"] = String(lines.fragment.dropFirst()) }
    return state
  }

  /// Restores the marked lines, whether a Markdown document is shown as it is written, and the
  /// section at the top or the scroll position.
  public func restore(_ state: [String: String]) {
    section = restoredSection(state)
    lines = state["lines"].flatMap { LineRange(parsing: $0) }
    if state["scroll"] != nil { reveal = nil }
    showsRawMarkdown = isMarkdown && state["raw"] == "true"
  }
}
