public import GitHubValues

/// A value that an issue can have.
public nonisolated enum IssueOption: Sendable, Equatable, Identifiable {
  /// A label.
  case label(GitHub.Label)
  /// A label or a milestone that the repository gets first, by its name.
  case new(String)
  /// An account that works on the issue.
  case assignee(GitHub.Account)
  /// A milestone; `nil` for none.
  case milestone(GitHub.Milestone?)
  /// A type; `nil` for none.
  case type(String?)
  /// Another issue; `nil` for none.
  case issue(GitHub.Issue?)
  /// A repository.
  case repository(GitHub.RepositoryName)
  /// A status in a project.
  case status(ProjectOption)
  /// A project of the owner.
  case project(GitHub.Project)

  /// The text of the option.
  var title: String {
    switch self {
    case .label(let label): label.name
    case .new(let name): name
    case .assignee(let account): account.login
    case .milestone(let milestone): milestone?.title ?? "No milestone"
    case .type(let name): name ?? "No type"
    case .issue(let issue): issue?.optionTitle ?? "None that is named"
    case .repository(let name): "\(name)"
    case .status(let option): option.title
    case .project(let project): project.title.eventName
    }
  }

  /// The identity among the options of an issue.
  public var id: String {
    switch self {
    case .label(let label): label.name.lowercased()
    case .new: "\u{0}new"
    case .assignee(let account): account.login.lowercased()
    case .milestone(let milestone): milestone.map { "\($0.number)" } ?? ""
    case .type(let name): name.map { $0.lowercased() } ?? ""
    case .issue(let issue): issue?.optionID ?? ""
    case .repository(let name): "\(name)".lowercased()
    case .status(let option): option.id
    case .project(let project): project.id
    }
  }

  /// The colour of its dot; `nil` for no dot.
  var color: String? {
    switch self {
    case .label(let label): label.color.map { "#\($0)" }
    case .status(let option): option.color
    default: nil
    }
  }
}

extension GitHub.Issue {
  /// The options that the issue has now.
  nonisolated func options(of choice: IssueChoice) -> [IssueOption] {
    switch choice {
    case .labels: labels.map { .label($0) }
    case .assignees: assignees.map { .assignee($0) }
    case .milestone: [.milestone(milestone)]
    case .type: [.type(type)]
    case .subIssues, .blockers, .original, .repository, .projectStatus, .projects: []
    }
  }

  /// The words of the issue in a list of issues.
  nonisolated fileprivate var optionTitle: String {
    let number = repository.map { "\($0)#\(self.number)" } ?? "#\(self.number)"
    return title.isEmpty ? number : "\(number) \(title.eventName) (\(stateWords.lowercased()))"
  }

  /// The identity of the issue in a list of issues, which all have their repository.
  nonisolated fileprivate var optionID: String {
    "\(repository.map { "\($0)".lowercased() } ?? "")#\(number)"
  }
}
