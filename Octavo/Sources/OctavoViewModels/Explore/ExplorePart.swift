import BinderyNavigation

/// A list that Explore shows in brief: its first rows, and a row that leads to all.
///
/// The list is one of Explore itself, such as the topics, or the results of a search.
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
  /// Cancels the request.
  let cancel: () -> Void
  /// Shows the results of a query; nothing for an empty one.
  private(set) var show: (_ query: String) -> Void = { _ in }
  private let makeSection: (_ hidesFailures: Bool) -> ExploreSection?

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
    cancel = { list.cancel() }
    makeSection = { _ in
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

  /// Makes a part of search results, which is hidden while there are none.
  ///
  /// - Parameters:
  ///   - id: The identity of the section.
  ///   - title: The heading.
  ///   - limit: The number of items that are shown.
  ///   - all: Returns the row that leads to all items that a query finds; it is shown if there are
  ///     more.
  ///   - list: The list, which shows nothing yet.
  ///   - query: Returns the query of the store for the words that the user searches for.
  ///   - row: Returns the row of an item; `nil` for one that cannot be shown.
  init<Item>(
    found id: String,
    title: String,
    limit: Int,
    all: @escaping (_ query: String) -> ExploreRow.Content?,
    _ list: ObservedList<Item>,
    query: @escaping (String) -> StoreQuery<[Item]>,
    row: @escaping (Item) -> ExploreRow.Content?
  ) {
    self.id = id
    isLoading = { list.phase == .loading }
    refresh = { list.refreshCommand.execute() }
    refreshIfNeeded = { list.refreshIfNeeded() }
    cancel = { list.cancel() }
    var searched = ""
    show = { words in
      searched = words
      list.show(words.isEmpty ? nil : query(words))
    }
    makeSection = { hidesFailures in
      var rows = list.visible.prefix(limit).compactMap(row)
      if list.visible.count > limit, let all = all(searched) { rows.append(all) }
      if case .failed(let message) = list.phase, !hidesFailures {
        rows.insert(.failure(message), at: 0)
      }
      return rows.isEmpty ? nil : ExploreSection(id, title, rows)
    }
  }

  /// Returns the heading and the rows; `nil` for an empty list.
  ///
  /// If `hidesFailures` is true, a section of search results has no message of its own failure,
  /// because one message is shown for all of them.
  func section(hidesFailures: Bool = false) -> ExploreSection? { makeSection(hidesFailures) }
}
