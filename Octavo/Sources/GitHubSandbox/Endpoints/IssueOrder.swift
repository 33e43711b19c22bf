/// The issues that a list is asked for, and their order.
struct IssueOrder {
  private let state: String
  private let labels: [String]
  private let creator: String?
  private let since: Int?
  private let assignee: String?
  private let mentioned: String?
  private let milestone: String?
  private let type: String?
  private let sort: String
  private let isAscending: Bool

  /// - Throws: A 422 for a state, order or date that GitHub does not know.
  init(_ query: Query) throws(ErrorResponse) {
    state = try query.choice("state", ["open", "closed", "all"], of: "Issue")
    sort = try query.choice("sort", ["created", "updated", "comments"], of: "Issue")
    isAscending = try query.choice("direction", ["desc", "asc"], of: "Issue") == "asc"
    labels = (query["labels"] ?? "").lowercased().split(separator: ",").map(String.init)
    assignee = query["assignee"]?.lowercased()
    mentioned = query["mentioned"]?.lowercased()
    milestone = query["milestone"]
    type = query["type"]?.lowercased()
    if let milestone, milestone != "*", milestone != "none", Int(milestone) == nil {
      throw .invalid(resource: "Issue", field: "milestone")
    }
    creator = query["creator"]?.lowercased()
    since = try query.time("since")
  }

  /// Returns the chosen issues; `milestones` has the numbers of milestones by their identifiers.
  func apply(
    to issues: [(issue: StoredIssue, comments: Int)],
    milestones: [Int64?: Int] = [:]
  ) -> [(issue: StoredIssue, comments: Int)] {
    let chosen = issues.filter { issue, _ in
      let names = issue.labelNames.map { $0.lowercased() }
      return (state == "all" || issue.isOpen == (state == "open"))
        && labels.allSatisfy(names.contains)
        && (creator.map { $0 == issue.login.lowercased() } ?? true)
        && isOfType(issue) && isAssigned(issue) && isInMilestone(issue, milestones)
        && isMentioning(issue)
        && (since.map { issue.updated >= $0 } ?? true)
    }
    return chosen.sorted { first, second in
      let (first, second) = (key(second), key(first))
      return isAscending ? second < first : first < second
    }
  }

  private func isOfType(_ issue: StoredIssue) -> Bool {
    switch type {
    case nil: true
    case "*": issue.type != nil
    case "none": issue.type == nil
    case let name?: issue.type?.lowercased() == name
    }
  }

  private func isAssigned(_ issue: StoredIssue) -> Bool {
    switch assignee {
    case nil: true
    case "*": !issue.assignees.isEmpty
    case "none": issue.assignees.isEmpty
    case let login?: issue.assigneeLogins.contains { $0.lowercased() == login }
    }
  }

  private func isInMilestone(_ issue: StoredIssue, _ milestones: [Int64?: Int]) -> Bool {
    switch milestone {
    case nil: true
    case "*": issue.milestone != nil
    case "none": issue.milestone == nil
    case let number?: milestones[issue.milestone] == Int(number)
    }
  }

  private func isMentioning(_ issue: StoredIssue) -> Bool {
    mentioned.map { TextReferences(issue.body).logins.contains($0) } ?? true
  }

  private func key(_ item: (issue: StoredIssue, comments: Int)) -> (Int, Int) {
    switch sort {
    case "updated": (item.issue.updated, item.issue.number)
    case "comments": (item.comments, item.issue.number)
    default: (item.issue.created, item.issue.number)
    }
  }
}
