/// What a screen about one thing shows.
public nonisolated enum PageContent: Sendable, Equatable {
  /// That it is loading: there is nothing to show yet.
  case loading
  /// Why there is nothing to show.
  case failed(String)
  /// The thing, perhaps as an old copy.
  case shown
}
