/// What a screen shows in the place of a list.
public nonisolated enum ListContent: Sendable, Equatable {
  /// That it is loading: there is nothing to show yet.
  case loading
  /// That there is nothing, in the screen's own words.
  case empty
  /// That there is something, and the filter lets none of it through.
  case noMatches(keyword: String)
  /// Why there is nothing.
  case failed(String)
  /// The rows.
  case rows
}
