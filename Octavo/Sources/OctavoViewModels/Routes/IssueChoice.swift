/// A member of an issue, or an action on it, that has a list to choose from.
public nonisolated enum IssueChoice: String, Codable, Hashable, Sendable, CaseIterable {
  /// The labels of the repository.
  case labels
  /// The accounts that can work on its issues.
  case assignees
  /// The open milestones of the repository.
  case milestone
  /// The types of the organization that owns the repository.
  case type = "issue.type"
  /// The issues that are its parts.
  case subIssues
  /// The issues that block it.
  case blockers
  /// The issue of which it is a duplicate.
  case original
  /// The repository to which it is moved.
  case repository = "transfer"
  /// The status in one of the projects that the issue is in.
  case projectStatus = "project.status"
  /// The projects of the owner of the repository.
  case projects

  /// The members that an issue has when it is opened.
  static let ofDraft: [Self] = [.labels, .assignees, .milestone]

  /// The members that are chosen for several issues at once.
  static let ofMany: [Self] = [.labels, .assignees, .milestone, .type]

  /// Whether one option is chosen, after which the list is closed.
  var isSingle: Bool {
    switch self {
    case .milestone, .type, .original, .repository, .projectStatus: true
    case .labels, .assignees, .subIssues, .blockers, .projects: false
    }
  }

  /// The title of the list.
  public var title: String {
    switch self {
    case .labels: "Labels"
    case .assignees: "Assignees"
    case .milestone: "Milestone"
    case .type: "Type"
    case .subIssues: "Sub-Issues"
    case .blockers: "Blocked By"
    case .original: "Duplicate Of"
    case .repository: "Transfer To"
    case .projectStatus: "Project Status"
    case .projects: "Projects"
    }
  }

  /// The title of the action that shows the list.
  var action: String { self == .projectStatus ? "Set Project Status…" : "\(title)…" }

  /// The text in the empty filter field.
  var placeholder: String {
    switch self {
    case .labels, .assignees, .milestone, .projects: "Filter \(rawValue)"
    case .type: "Filter types"
    case .subIssues, .blockers, .original: "Words of a title, or a number such as 12"
    case .repository: "The name of a repository"
    case .projectStatus: "Filter statuses"
    }
  }

  /// The text in place of an empty list.
  var emptyText: String {
    switch self {
    case .labels: "This repository has no labels. Type the name of a new one."
    case .assignees: "There is no account that can be assigned here."
    case .milestone: "This repository has no open milestones. Type the title of a new one."
    case .type: "The owner of this repository has no types of issues."
    case .subIssues, .blockers, .original:
      "This repository has no other issues. Type OWNER/NAME#NUMBER for one elsewhere."
    case .repository: "The owner has no other repository."
    case .projectStatus: "This issue is in no project whose status you may change."
    case .projects: "The owner of this repository has no open projects that you may change."
    }
  }
}
