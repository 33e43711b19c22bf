public import BinderyNavigation

/// The owned and the starred repositories of the user, beside each other.
public final class RepositoriesViewModel: ViewModel, @MainActor SegmentedViewModel {
  /// One of the two lists, as a part of the screen.
  public struct Segment: NavigationScreen {
    /// The list.
    public let list: RepositoryListViewModel

    /// The view model of the list.
    public var viewModel: ViewModel { list }
  }

  /// The repositories of the user and their organizations, and those that the user collaborates on.
  public let owned: RepositoryListViewModel
  /// The repositories that the user starred.
  public let starred: RepositoryListViewModel
  /// The two lists; both stay alive while one is shown.
  public let segments: Tabs<Segment>

  /// Makes the screen.
  public init(_ services: Services) {
    owned = RepositoryListViewModel(services, .owned)
    starred = RepositoryListViewModel(services, .starred)
    segments = Tabs([
      .init(TabLabel(owned.title, id: "owned"), Segment(list: owned)),
      .init(TabLabel(starred.title, id: "starred"), Segment(list: starred)),
    ])
    super.init()
    followSegments()
  }

  /// The title of the screen.
  public var title: String { "Repositories" }

  /// The list that is shown.
  public var selected: RepositoryListViewModel { segments.selected.target.list }
}

extension RepositoriesViewModel: RestorableViewModel {
  /// The selected list, and the state of each.
  public var restorableState: [String: String] {
    var state = ["segment": segments.selectedID]
    for segment in segments.all {
      for (name, value) in segment.target.list.restorableState {
        state["\(segment.label.id).\(name)"] = value
      }
    }
    return state
  }

  /// Restores the selected list, and the state of each.
  public func restore(_ state: [String: String]) {
    for segment in segments.all {
      let prefix = "\(segment.label.id)."
      let own = state.filter { $0.key.hasPrefix(prefix) }
      segment.target.list.restore(
        Dictionary(uniqueKeysWithValues: own.map { (String($0.dropFirst(prefix.count)), $1) })
      )
    }
    if let id = state["segment"] { segments.select(id: id) }
  }
}
