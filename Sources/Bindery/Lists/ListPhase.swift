/// The state of a list that is loaded in pages.
///
/// ```swift
/// switch list.phase {
/// case .idle, .loading: "Loading …"
/// case .loadingMore: "Loading more …"
/// case .partial: "Scroll for more"
/// case .complete: "\(list.items.count) followers"
/// case .failed(let message): message
/// }
/// ```
public nonisolated enum ListPhase: Sendable, Equatable {
  /// No page has been requested.
  case idle
  /// The first page is being requested.
  case loading
  /// A further page is being requested.
  case loadingMore
  /// No request is under way; there are more pages.
  case partial
  /// No request is under way; all pages are loaded.
  case complete
  /// The last request failed, with a message for the user.
  case failed(String)
}
