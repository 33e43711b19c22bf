public import BinderyNavigation

/// A search of the server: one line of text, and the results for each kind of things beside each
/// other.
///
/// The text has GitHub’s qualifiers. Each part is requested when it is shown, and keeps its results
/// in the store.
public final class SearchViewModel: ViewModel, @MainActor SegmentedViewModel {
  /// The results of one kind, as a part of the screen.
  public struct Segment: NavigationScreen {
    /// The results.
    public let list: SearchListViewModel

    /// The view model of the results.
    public var viewModel: ViewModel { list }
  }

  /// The parts; all stay alive while one is shown.
  public let segments: Tabs<Segment>
  private let field: SearchField

  /// Makes the screen of a search.
  public init(_ services: Services, _ place: SearchPlace) {
    let field = SearchField(services, place)
    self.field = field
    segments = Tabs(
      SearchPlace.Kind.allCases.map { kind in
        let list = SearchListViewModel(services, field, kind)
        return .init(TabLabel(list.title, id: kind.rawValue), Segment(list: list))
      }
    )
    super.init()
    segments.select(id: place.kind.rawValue)
    followSegments()
    lifetime.observe(self) { $0.field.kind = $0.selected.kind }
  }

  /// The title of the screen.
  public var title: String { "Search" }

  /// The results that are shown.
  public var selected: SearchListViewModel { segments.selected.target.list }
}

extension SearchViewModel: RestorableViewModel {
  /// The text, the part that is shown, and its selected row.
  public var restorableState: [String: String] {
    var state = ["text": field.text, "kind": segments.selectedID]
    state["row"] = selected.selectedRow.id
    return state
  }

  /// Restores the text, the part and its row.
  ///
  /// The results are those of the store until they are requested.
  public func restore(_ state: [String: String]) {
    if let id = state["kind"] { segments.select(id: id) }
    guard let text = state["text"] else { return }
    field.restore(text)
    if let id = state["row"] { selected.selectedRow = SelectedRow(restoring: id) }
  }
}

extension Services {
  /// Shows a search, in the repository of the screen on top if there is one.
  func search() {
    let target = untracked { navigation.path.targets.last }
    if case .search? = target { return }
    let name = target?.repositoryPlace?.name
    navigation.push(.search(name.map(SearchPlace.init(in:)) ?? SearchPlace("", .issues)))
  }
}
