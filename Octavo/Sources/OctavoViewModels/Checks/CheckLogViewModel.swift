public import BinderyNavigation
import Foundation
public import GitHubValues
import LineFiles

/// The log of a job of GitHub Actions: a section for each step, with its groups folded.
///
/// The end of a long log is shown first. It opens at the end of the step that has failed.
@MainActor
public final class CheckLogViewModel: ViewModel, TableViewModel, RefreshableViewModel,
  RestorableTable
{
  /// The repository.
  public let repository: GitHub.RepositoryName
  /// The number of the job.
  public let job: Int
  /// The log is searched in place of being filtered.
  public var keyword = ""
  /// The selected row, for the next start, and the one to which the view goes.
  public var selectedRow: SelectedRow {
    get {
      _ = requestedRows
      return selected
    }
    set { selected = newValue }
  }
  /// Whether the times of the lines are shown.
  @MutableProperty public private(set) var showsTimes = false
  @MutableProperty private(set) var storedJob = Stored<GitHub.WorkflowJob>()
  /// The lines that have arrived.
  @MutableProperty var text: LargeText?
  /// The number of bytes of the log before those lines.
  @MutableProperty var skipped = 0
  /// The parts of the log.
  @MutableProperty var index = LogIndex([])
  /// The sections whose rows are shown, by their indices.
  @MutableProperty var openSections: Set<Int> = []
  /// The groups whose rows are shown, by their indices.
  @MutableProperty var openGroups: Set<Int> = []
  @MutableProperty private var requestedRows = 0
  /// The text that was searched for last.
  @MutableProperty var searchText = ""
  /// The matches of the search.
  @MutableProperty var matches: LargeMatches?
  /// The index of the match that the user has moved to; `nil` for none.
  @MutableProperty var match: Int?
  /// Whether the place at which the log opens was shown.
  var hasOpened = false
  private var selected = SelectedRow()
  private let step: Int?
  private var indexing: Task<Void, Never>?

  /// The rows that are shown.
  @Computed({ (viewModel: CheckLogViewModel) in
    LogList(
      viewModel.index,
      openSections: viewModel.openSections,
      openGroups: viewModel.openGroups
    )
  })
  var list

  private lazy var loadCommand: Command<Void, Void> = command(.latest) { viewModel in
    try await viewModel.services.activity { try await viewModel.load() }
  }

  /// Requests the whole log in place of its end.
  private(set) lazy var loadAllCommand: Command<Void, Void> = command(
    .latest,
    when: { $0.skipped > 0 }
  ) { viewModel in
    try await viewModel.services.activity { try await viewModel.read(end: nil) }
  }

  /// Asks for a text, and shows the last place of it.
  private(set) lazy var findCommand: Command<Void, Void> = command(when: { $0.text != nil }) {
    viewModel in await viewModel.find()
  }

  let services: Services

  /// The bytes at the end of a log that are requested first.
  nonisolated static let endBytes = 256 << 10
  /// The most rows that are made at once.
  private static let mostRows = 2000

  /// Makes the screen of a job, at a step or where the job has failed.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    job: Int,
    step: Int? = nil
  ) {
    (self.services, self.repository, self.job, self.step) = (services, repository, job, step)
    super.init()
    _storedJob <~ services.store.observe(.job(job, of: repository))
    errors.collect(loadCommand)
    errors.collect(loadAllCommand)
    whenActivated { viewModel, _ in
      if untracked({ viewModel.text }) == nil { viewModel.loadCommand.executeOnce() }
    }
  }

  isolated deinit { indexing?.cancel() }

  /// The name of the job.
  public var title: String {
    storedJob.value.map { $0.name.isEmpty ? "Log" : $0.name } ?? "Log"
  }

  /// The name of the job, and the repository below it.
  public var screenTitle: ScreenTitle { .double(title, subtitle: "\(repository) · log") }

  /// The text in place of an empty list.
  public var emptyText: String { "The log is empty." }

  /// The number of rows.
  public var rowCount: Int { list.count + noteCount }

  /// The rows; none of a long log, in which each is made when it is read.
  public var rows: [LogRow] {
    let count = rowCount
    return count > Self.mostRows ? [] : (0..<count).compactMap { row(at: $0) }
  }

  /// Whether the log is being requested.
  public var isLoading: Bool { loadCommand.isExecuting || loadAllCommand.isExecuting }

  /// The content to show.
  public var content: ListContent {
    if rowCount > 0 { return .rows }
    if let failure { return .failed(failure) }
    return text?.isComplete == true && !isLoading ? .empty : .loading
  }

  /// The message above the rows.
  public var problem: String? { rowCount > 0 ? failure : nil }

  /// The state of a search, or the part of the log that has arrived.
  public var progress: String? {
    if let matches, !searchText.isEmpty {
      let words = match.map { "\($0 + 1) of \(Strings.grouped(matches.count))" }
      return "“\(searchText)”: \(words ?? "not found")\(matches.isComplete ? "" : " …")"
    }
    guard let text, !text.isComplete, isLoading else { return nil }
    let total = text.total.map { " of \(Strings.size($0))" } ?? ""
    return "\(Strings.size(text.receivedBytes))\(total) read"
  }

  /// Requests the log again.
  public func refresh() { loadCommand.execute() }

  /// Shows or hides the times of the lines.
  public func toggleTimes() { showsTimes.toggle() }

  /// Shows or hides the rows of a step or a group, or requests the whole log.
  public func open(_ row: LogRow) {
    if row.kind == .note {
      loadAllCommand.execute()
      return
    }
    guard let offset = offset(of: row.id), let place = untracked({ list })[offset - noteCount]
    else { return }
    switch place {
    case .section(let number): toggle(number, in: &openSections)
    case .group(let number): toggle(number, in: &openGroups)
    case .row: break
    }
  }

  /// Selects and shows a row.
  func select(_ offset: Int) {
    selected.request(offset)
    requestedRows += 1
  }

  /// The number of rows above those of the log.
  var noteCount: Int { skipped > 0 ? 1 : 0 }

  private func toggle(_ number: Int, in open: inout Set<Int>) {
    if open.remove(number) == nil { open.insert(number) }
  }

  private var failure: String? {
    if let problem = text?.problem { return problem }
    guard let error = errors.latest else { return nil }
    switch (error as? APIError)?.reason {
    case .gone?: return "The log was deleted, or is too old."
    case .notFound?: return "There is no log yet: the server has one when the job is done."
    case .tooLarge(let limit)?:
      return "The log is longer than \(Strings.size(limit)). Its beginning is shown."
    default: return services.message(for: error)
    }
  }

  private func load() async throws {
    try await services.sync.refresh(.job(job, of: repository))
    try await read(end: Self.endBytes)
  }

  /// Requests the log, or the end of it.
  private func read(end: Int?) async throws {
    indexing?.cancel()
    indexing = nil
    hasOpened = false
    let log = JobLog(repository, job: job, end: end)
    try await services.blobs.read(log) { [weak self] text, skipped in
      self?.show(text, skipped) ?? false
    }
  }

  /// Shows the lines that have arrived.
  ///
  /// - Returns: Whether further lines are to be read.
  private func show(_ text: LargeText, _ skipped: Int) -> Bool {
    let isNew = untracked { self.text.map { !text.isLater(than: $0) } ?? true }
    batch {
      if isNew {
        index = LogIndex(untracked { storedJob.value?.steps ?? [] }, from: skipped > 0 ? 1 : 0)
        (openSections, openGroups, matches, match) = ([], [], nil, nil)
      }
      (self.text, self.skipped) = (text, skipped)
    }
    if text.problem != nil { return false }
    makeIndex()
    return true
  }

  /// Reads the rows that have arrived since, off the main actor, and then shows them.
  private func makeIndex() {
    guard indexing == nil, let text = untracked({ text }) else { return }
    let start = untracked { index }
    services.onWork(true)
    indexing = Task.immediate { [weak self, services] in
      let index = await Self.read(text, into: start)
      services.onWork(false)
      guard let self, !Task.isCancelled else { return }
      indexing = nil
      finish(index, of: text)
    }
  }

  private func finish(_ index: LogIndex, of text: LargeText) {
    batch {
      self.index = index
      if text.isComplete || untracked({ openSections.isEmpty }) { openFirst() }
    }
    let latest = untracked { self.text }
    if let latest, latest != text { makeIndex() }
  }

  @concurrent private static func read(_ text: LargeText, into index: LogIndex) async -> LogIndex {
    var index = index
    index.read(text)
    return index
  }

  /// Opens the section at which the log is shown, and selects its end.
  private func openFirst() {
    guard !hasOpened, !index.sections.isEmpty else { return }
    let steps = index.steps
    let wanted = steps.firstIndex { $0.number == step } ?? steps.firstIndex { $0.hasFailed }
    let section = index.sections.lastIndex { $0.step == wanted } ?? index.sections.count - 1
    openSections.insert(section)
    guard text?.isComplete == true else { return }
    hasOpened = true
    showEnd(of: section)
  }
}

nonisolated extension GitHub.WorkflowJob.Step {
  /// Whether the step has failed.
  fileprivate var hasFailed: Bool { CheckEntry(self).state == .failed }
}

nonisolated extension LargeText {
  /// The reason why this is no log; `nil` for one.
  fileprivate var problem: String? {
    if isBinary { return "The log is not text." }
    let start = String(decoding: head(512), as: UTF8.self).trimmed.lowercased()
    let isPage = start.hasPrefix("<!doctype html") || start.hasPrefix("<html")
    return isPage ? "The server sent a web page in place of the log." : nil
  }
}
