public import BinderyNavigation
import Foundation
import GitHubValues

/// The results of a search for one kind of things: a part of the screen of the search.
public final class SearchListViewModel: ViewModel, RefreshableViewModel, RestorableTable {
  /// A thing that was found.
  public typealias Row = SummaryRow

  /// The kind of the things.
  public let kind: SearchPlace.Kind
  /// The selected row, for the next start.
  public var selectedRow = SelectedRow()

  /// The results.
  @Computed({ (viewModel: SearchListViewModel) in viewModel.found.rows() }) public var rows

  let services: Services
  let field: SearchField
  let found: FoundItems
  private let lines: CodeLines?
  private let retry = SerialDisposable()
  @MutableProperty private var now: Date

  /// Finds the line of a file, and opens it there.
  private lazy var openCommand: Command<SummaryRow, Void> = command(.latest) { viewModel, row in
    await viewModel.found.complete(row)
    let complete = untracked { viewModel.rows.first { $0.id == row.id } }
    viewModel.services.navigation.push((complete ?? row).route)
  }

  /// Makes the results of a kind for the line of a search.
  init(_ services: Services, _ field: SearchField, _ kind: SearchPlace.Kind) {
    (self.services, self.field, self.kind) = (services, field, kind)
    now = services.now()
    lines = kind == .code ? CodeLines(services) : nil
    found = services.found(kind, lines: lines) { error in
      Strings.aboutSearch(error, kind, now: services.now())
    }
    super.init()
    lifetime.add(retry)
    for errors in found.errors {
      lifetime.add(errors.observeValues { [weak self] in self?.failed($0) })
    }
    lifetime.observe(self, self, \.field.searched, initial: true) { viewModel, _, text in
      viewModel.show(text)
    }
    whenActivated { viewModel, _ in
      viewModel.now = viewModel.services.now()
      viewModel.request()
    }
  }

  /// The title of the part.
  public var title: String {
    switch kind {
    case .issues: "Issues"
    case .pulls: "Pull Requests"
    case .code: "Code"
    case .commits: "Commits"
    case .repositories: "Repositories"
    case .accounts: "People"
    }
  }

  /// The text in an empty field.
  public var placeholder: String { "Words, and qualifiers such as repo:OWNER/NAME" }

  /// The text in place of an empty list.
  public var emptyText: String {
    field.searched.isEmpty
      ? "Nothing is searched yet. Type words or qualifiers, and press Return."
      : "Nothing found. Other words may find more."
  }

  /// The words and qualifiers, as typed; all parts have the same.
  public var keyword: String {
    get { field.text }
    set { field.type(newValue) }
  }

  /// The content to show.
  public var content: ListContent { field.searched.isEmpty ? .empty : found.content() }
  /// The message of the last failure while there are results to show.
  public var problem: String? { field.searched.isEmpty ? nil : found.problem() }
  /// Whether the results are requested.
  public var isLoading: Bool { found.phase() == .loading }

  /// The number of results, what is missing among them, and their age.
  public var progress: String? {
    let extent = found.extent()
    guard !field.searched.isEmpty, extent.value != nil else { return nil }
    return Strings.extent(of: extent, kind, now: max(now, extent.readAt ?? now))
  }

  /// Requests the results again.
  public func refresh() {
    now = services.now()
    found.refresh()
  }

  /// Requests further results, of which the server has a thousand at most.
  public func loadMore() { found.loadMore() }

  /// Searches now for what is typed.
  public func search() {
    let before = untracked { field.searched }
    field.search()
    // Another text is requested as soon as it is searched.
    if untracked({ field.searched }) == before { request() }
  }

  /// Opens a result; a file at its line.
  public func open(_ row: SummaryRow) { openCommand.execute(row) }

  private func show(_ text: String) {
    retry.inner = nil
    lines?.begin()
    untracked { found.show(text) }
    if phase == .active { request() }
  }

  private func request() {
    guard !untracked({ field.searched }).isEmpty else { return }
    found.refreshIfNeeded()
  }

  /// Requests the results again when the server permits it, while they are shown.
  private func failed(_ error: any Error) {
    guard let wait = Strings.searchWait(error, now: services.now()) else { return }
    retry.inner = services.scheduler.schedule(after: wait) { [weak self] in
      guard let self, phase == .active else { return }
      request()
    }
  }
}

extension SearchListViewModel: SummaryListing {
  /// The words that are highlighted.
  public var terms: SearchTerms? {
    field.searched.isEmpty ? nil : SearchTerms(field.searched)
  }

  /// Whether the results are files, with lines of them.
  public var hasExcerpts: Bool { kind == .code }

  /// Finds the lines of files that are visible.
  public func didShow(_ rows: [SummaryRow]) { found.didShow(rows) }

  /// The follow of an account; `nil` for another result.
  public func followState(of row: SummaryRow) -> FollowState? {
    row.account.flatMap { services.followState(of: $0) }
  }
}

extension SearchListViewModel: CompletingField {
  /// The qualifiers, or the values of one, for the word that is typed.
  public var completions: CompletionList? { field.completions }

  /// Inserts a qualifier or a value.
  public func accept(_ name: Completion) { field.accept(name) }

  /// Selects another name of the list.
  @discardableResult
  public func selectCompletion(by distance: Int) -> Bool {
    field.selectCompletion(by: distance)
  }

  /// Closes the list.
  @discardableResult
  public func closeCompletions() -> Bool { field.closeCompletions() }
}
