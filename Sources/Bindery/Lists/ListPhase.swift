/// What a list that comes in pages is doing.
public nonisolated enum ListPhase: Sendable, Equatable {
  /// Nothing yet.
  case idle
  /// Asking for the first page.
  case loading
  /// Asking for one more page.
  case loadingMore
  /// Waiting; there are more pages.
  case partial
  /// Waiting; there is nothing more.
  case complete
  /// Waiting; the last time something went wrong, in these words.
  case failed(String)
}
