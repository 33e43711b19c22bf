public import BinderyNavigation
public import GitHubValues

/// “Select Branch or Tag”: presented, and gives back the one that was chosen.
public final class RefPickerViewModel: ViewModel, SectionedTableViewModel {
  /// One branch or tag.
  public nonisolated struct Row: Sendable, Identifiable, Equatable {
    /// The branch or tag.
    public let reference: GitHub.Reference
    /// Whether it is the one on show now.
    public let isCurrent: Bool

    /// The full name of the reference.
    public var id: String { reference.id }
  }

  /// The branches, or the tags.
  public nonisolated struct Section: Sendable, ListSection, Equatable {
    /// The kind of the references.
    public let id: GitHub.Reference.Kind
    /// The rows that match the filter.
    public let rows: [Row]

    /// The heading of the section.
    public var title: String { id == .branch ? "Branches" : "Tags" }
  }

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""

  /// The branches, then the tags, as far as the filter lets any through.
  @Computed({ (viewModel: RefPickerViewModel) in viewModel.makeSections() })
  public var sections

  /// The branches, then the tags, that the filter lets through.
  @Computed({ (viewModel: RefPickerViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  @MutableProperty private var stored = Stored<[GitHub.Reference]>()

  private lazy var loadCommand = command(.latest) { viewModel in
    try await viewModel.services.sync.refresh(.references(of: viewModel.repository))
  }

  private let services: Services
  private let repository: GitHub.RepositoryName
  private let current: GitHub.Reference?
  private let finish: (GitHub.Reference) -> Void
  private let close: () -> Void

  /// Makes the screen for a repository, whose branches and tags it loads unless they are known.
  ///
  /// - Parameters:
  ///   - services: The services.
  ///   - repository: The repository.
  ///   - current: The branch or tag that is shown now.
  ///   - finish: Removes the screen, and returns the branch or tag that was chosen.
  ///   - close: Removes the screen.
  public init(
    _ services: Services,
    _ repository: GitHub.RepositoryName,
    current: GitHub.Reference?,
    finish: @escaping (GitHub.Reference) -> Void,
    close: @escaping () -> Void
  ) {
    self.services = services
    self.repository = repository
    self.current = current
    self.finish = finish
    self.close = close
    super.init()
    _stored <~ services.store.observe(.references(of: repository))
    errors.collect(loadCommand)
    whenActivated { viewModel, _ in
      if untracked({ viewModel.references }) == nil { viewModel.loadCommand.executeOnce() }
    }
  }

  /// The title of the screen.
  public var title: String { "Select Branch or Tag" }

  /// The text in the empty filter field.
  public var placeholder: String { "Filter branches and tags" }

  /// The text in place of an empty list.
  public var emptyText: String { "This repository has no branches or tags." }

  /// The content to show.
  public var content: ListContent {
    if !rows.isEmpty { return .rows }
    if let references {
      return references.isEmpty ? .empty : .noMatches(keyword: keyword.trimmed)
    }
    return message(for: errors.latest, by: services).map { .failed($0) } ?? .loading
  }

  /// The branches and tags; `nil` until they are known.
  private var references: [GitHub.Reference]? { stored.value }

  private func makeSections() -> [Section] {
    let keyword = keyword.trimmed
    let matches = (references ?? []).filter { $0.name.matches(keyword) }
    return GitHub.Reference.Kind.allCases.compactMap { kind in
      let rows = matches.filter { $0.kind == kind }
        .map { Row(reference: $0, isCurrent: $0.id == current?.id) }
      return rows.isEmpty ? nil : Section(id: kind, rows: rows)
    }
  }

  /// Chooses what a row names, and closes the screen.
  public func open(_ row: Row) { choose(row.reference) }

  /// Chooses a branch or tag, and closes the screen.
  public func choose(_ reference: GitHub.Reference) { finish(reference) }

  /// Closes the screen without choosing.
  public func cancel() { close() }
}
