public import BinderyNavigation
public import GitHubValues

/// “Select Branch or Tag”: presented, and gives back the one that was chosen.
public final class RefPickerViewModel: ViewModel, TableViewModel {
  /// One branch or tag.
  public nonisolated struct Row: Sendable, Identifiable, Equatable {
    /// The branch or tag.
    public let reference: GitHub.Reference
    /// Whether it is the one on show now.
    public let isCurrent: Bool

    /// The full name of the reference.
    public var id: String { reference.id }
  }

  /// What the filter looks for, as typed.
  @MutableProperty public var keyword = ""

  /// The branches, then the tags, that the filter lets through.
  public private(set) lazy var rows = computed { [unowned self] in
    let keyword = keyword.trimmed
    var rows: [Row] = []
    for reference in references where keyword.isEmpty || reference.name.matches(keyword) {
      rows.append(Row(reference: reference, isCurrent: reference.id == current?.id))
    }
    return rows
  }

  private let references: [GitHub.Reference]
  private let current: GitHub.Reference?
  private let navigation: any Navigation<Screen>
  private let finish: (GitHub.Reference) -> Void

  /// Makes the screen.
  ///
  /// `finish` takes the screen away and gives the result to whoever presented it.
  public init(
    _ services: Services,
    references: [GitHub.Reference],
    current: GitHub.Reference?,
    finish: @escaping (GitHub.Reference) -> Void
  ) {
    navigation = services.navigation
    self.references =
      references.filter { $0.kind == .branch } + references.filter { $0.kind == .tag }
    self.current = current
    self.finish = finish
    super.init()
  }

  /// The words above the list.
  public var title: String { "Select Branch or Tag" }

  /// What to show in the place of the list.
  public var content: ListContent {
    if !rows.value.isEmpty { return .rows }
    return references.isEmpty ? .empty : .noMatches(keyword: keyword.trimmed)
  }

  /// Chooses what a row names, and closes the screen.
  public func open(_ row: Row) { choose(row.reference) }

  /// Chooses a branch or tag, and closes the screen.
  public func choose(_ reference: GitHub.Reference) { finish(reference) }

  /// Closes the screen without choosing.
  public func cancel() { navigation.remove(self, animated: true) }
}
