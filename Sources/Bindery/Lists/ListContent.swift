/// The content of a list screen.
///
/// ```swift
/// switch content {
/// case .loading: label.text = "Loading …"
/// case .empty: label.text = "No books"
/// case .noMatches(let keyword): label.text = "No book matches “\(keyword)”"
/// case .failed(let message): label.text = message
/// case .rows: break
/// }
/// ```
public nonisolated enum ListContent: Sendable, Equatable {
  /// A loading indicator: there are no rows yet.
  case loading
  /// A placeholder for a list without rows, in the screen's own words.
  case empty
  /// A notice that the filter hides all rows.
  case noMatches(keyword: String)
  /// The message of a failure, in place of the rows.
  case failed(String)
  /// The rows.
  case rows
}
