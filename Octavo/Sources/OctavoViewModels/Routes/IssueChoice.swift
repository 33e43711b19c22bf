/// A member of an issue that has a list to choose from.
public nonisolated enum IssueChoice: String, Codable, Hashable, Sendable, CaseIterable {
  /// The labels of the repository.
  case labels
  /// The accounts that can work on its issues.
  case assignees
  /// The open milestones of the repository.
  case milestone

  /// The title of the list.
  public var title: String {
    switch self {
    case .labels: "Labels"
    case .assignees: "Assignees"
    case .milestone: "Milestone"
    }
  }

  /// The title of the action that shows the list.
  var action: String { "\(title)…" }

  /// The text in the empty filter field.
  var placeholder: String { "Filter \(rawValue)" }

  /// The text in place of an empty list.
  var emptyText: String {
    switch self {
    case .labels: "This repository has no labels. Type the name of a new one."
    case .assignees: "There is no account that can be assigned here."
    case .milestone: "This repository has no open milestones."
    }
  }
}
