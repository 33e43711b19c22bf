import BinderyNavigation

/// A list that Explore shows in brief: its first rows, and a row that leads to all.
///
/// Each part is loaded, stored and fails by itself.
struct ExplorePart {
  /// The identity of the section.
  let id: String
  /// Whether the list is being loaded.
  let isLoading: () -> Bool
  /// Requests the list from the server.
  let refresh: () -> Void
  /// Requests the list unless that has succeeded before or is under way.
  let refreshIfNeeded: () -> Void
  private let makeSection: () -> ExploreSection?

  /// Makes a part of a list.
  ///
  /// - Parameters:
  ///   - id: The identity of the section.
  ///   - title: The heading.
  ///   - limit: The number of items that are shown.
  ///   - all: The title of the row that leads to all items.
  ///   - route: Returns the screen of all items.
  ///   - list: The list.
  ///   - renew: Called before each request, to show another list where the date decides on it.
  ///   - row: Returns the row of an item.
  init<Item>(
    _ id: String,
    title: String,
    limit: Int = 5,
    all: String,
    route: @escaping () -> Route,
    _ list: ObservedList<Item>,
    renew: @escaping () -> Void = {},
    row: @escaping (Item) -> ExploreRow.Content
  ) {
    self.id = id
    isLoading = { list.phase == .loading }
    refresh = {
      renew()
      list.refreshCommand.execute()
    }
    refreshIfNeeded = {
      renew()
      list.refreshIfNeeded()
    }
    makeSection = {
      let rows = list.visible.prefix(limit).map(row)
      switch list.content {
      case .rows:
        let problem = list.problem.map { [ExploreRow.Content.failure($0)] } ?? []
        return ExploreSection(id, title, problem + rows + [.all(all, route())])
      case .loading: return ExploreSection(id, title, [.loading])
      case .failed(let message): return ExploreSection(id, title, [.failure(message)])
      case .empty, .noMatches: return nil
      }
    }
  }

  /// The heading and the rows; `nil` for an empty list.
  var section: ExploreSection? { makeSection() }
}
