public import BinderyNavigation
public import GitHubValues

/// “Select Branch or Tag”.
public final class RefPickerViewModel: ViewModel, PickerViewModel {
  /// The value that the picker returns.
  public typealias Option = GitHub.Reference
  /// A row with an option.
  public typealias Row = PickerRow<GitHub.Reference>
  /// The rows below one heading.
  public typealias Section = PickerSection<GitHub.Reference>

  /// The keyword of the filter, as typed.
  @MutableProperty public var keyword = ""

  /// The branches, then the tags, as far as the filter lets any through.
  @Computed({ (viewModel: RefPickerViewModel) in viewModel.makeSections() })
  public var sections

  /// The branches, then the tags, that the filter lets through.
  @Computed({ (viewModel: RefPickerViewModel) in viewModel.sections.flatMap(\.rows) })
  public var rows

  /// The row of the branch or tag that is shown now.
  public var selectedRow: SelectedRow

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
    selectedRow = SelectedRow(restoring: current?.id)
    super.init()
    _stored <~ services.store.observe(.references(of: repository))
    errors.collect(loadCommand)
    whenActivated { viewModel, _ in
      if untracked({ viewModel.references }) == nil { viewModel.loadCommand.executeOnce() }
    }
  }

  /// The title of the screen.
  public var title: String { Strings.selectReference }

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
      let rows = matches.filter { $0.kind == kind }.map { reference in
        Row(
          reference.id,
          reference,
          title: reference.name,
          isCurrent: reference.id == current?.id,
          kind: kind
        )
      }
      let title = kind == .branch ? "Branches" : "Tags"
      return rows.isEmpty ? nil : Section(title: title, rows: rows)
    }
  }

  /// Chooses a branch or tag, and closes the screen.
  public func open(_ row: Row) { finish(row.option) }

  /// Closes the screen without choosing.
  public func cancel() { close() }
}
