public import GitHubValues

/// A value that an issue can have.
public nonisolated enum IssueOption: Sendable, Equatable, Identifiable {
  /// A label.
  case label(GitHub.Label)
  /// A label that the repository gets first.
  case newLabel(String)
  /// An account that works on the issue.
  case assignee(GitHub.Account)
  /// A milestone; `nil` for none.
  case milestone(GitHub.Milestone?)

  /// The text of the option.
  var title: String {
    switch self {
    case .label(let label): label.name
    case .newLabel(let name): "Make the label “\(name)”"
    case .assignee(let account): account.login
    case .milestone(let milestone): milestone?.title ?? "No milestone"
    }
  }

  /// The identity among the options of an issue.
  public var id: String {
    switch self {
    case .label(let label): label.name.lowercased()
    case .newLabel: "\u{0}new"
    case .assignee(let account): account.login.lowercased()
    case .milestone(let milestone): milestone.map { "\($0.number)" } ?? ""
    }
  }

  /// The colour of its dot; `nil` for no dot.
  var color: String? {
    if case .label(let label) = self { label.color.map { "#\($0)" } } else { nil }
  }
}

extension GitHub.Issue {
  /// The options that the issue has now.
  nonisolated func options(of choice: IssueChoice) -> [IssueOption] {
    switch choice {
    case .labels: labels.map { .label($0) }
    case .assignees: assignees.map { .assignee($0) }
    case .milestone: [.milestone(milestone)]
    }
  }
}
