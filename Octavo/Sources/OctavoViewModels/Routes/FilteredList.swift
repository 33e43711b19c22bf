/// A list whose filter has conditions to choose from.
public nonisolated enum FilteredList: Codable, Hashable, Sendable {
  /// The inbox.
  case inbox
  /// A list of issues.
  case issues(IssueList)
}
