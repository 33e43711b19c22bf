/// An issue or a pull request as a search sees it.
struct FoundIssue: Sendable {
  let issue: StoredIssue
  let repository: HostedRepository
  var comments: [StoredComment] = []
  /// The branches and reviews of a pull request.
  var pull: FoundPull?
  /// The title of the milestone.
  var milestone: String?

  /// Returns the score, or `nil` if the issue does not match.
  func score(in query: SearchQuery) -> Double? {
    query.score(texts, name: issue.title, where: holds)
  }

  /// The texts in which words are looked for.
  var texts: [SearchQuery.Text] {
    [.init("title", issue.title), .init("body", issue.body)]
      + comments.map { .init("comments", $0.body) }
  }

  private func holds(_ condition: SearchQuery.Condition) -> Bool {
    let value = condition.value
    if let answer = SearchQuery.holds(condition, for: repository) { return answer }
    if let answer = pull?.holds(condition.key, value) { return answer }
    switch condition.key {
    case "draft": return issue.isPull && issue.isDraft == (value == "true")
    case "merged":
      guard let merged = issue.merged else { return false }
      return SearchRange(day: value)?.contains(merged) ?? false
    case "type" where !["issue", "pr", "pull-request"].contains(value):
      return value == "*" ? issue.type != nil : issue.type?.lowercased() == value
    case "is", "type", "state": return isOfKind(value)
    case "sort": return true
    case "reason":
      return issue.reason?.replacing("_", with: " ") == value.replacing("_", with: " ")
    case "milestone": return value == "*" ? milestone != nil : milestone?.lowercased() == value
    case "author": return isBy(value)
    case "commenter": return isCommented(by: value)
    case "mentions": return mentions(value)
    case "involves":
      return isBy(value) || isCommented(by: value) || mentions(value)
        || issue.assigneeLogins.contains { $0.lowercased() == value }
    case "label":
      let names = issue.labelNames.map { $0.lowercased() }
      return value.split(separator: ",").contains { names.contains(String($0)) }
    case "no": return lacks(value)
    case "assignee":
      return value == "*"
        ? !issue.assignees.isEmpty : issue.assigneeLogins.contains { $0.lowercased() == value }
    case "comments": return SearchRange(value)?.contains(comments.count) ?? false
    case "created": return SearchRange(day: value)?.contains(issue.created) ?? false
    case "updated": return SearchRange(day: value)?.contains(issue.updated) ?? false
    case "closed":
      guard let closed = issue.closed else { return false }
      return SearchRange(day: value)?.contains(closed) ?? false
    default: return false
    }
  }

  private func lacks(_ kind: String) -> Bool {
    switch kind {
    case "label": issue.labelNames.isEmpty
    case "assignee": issue.assigneeLogins.isEmpty
    case "milestone": issue.milestone == nil
    case "type": issue.type == nil
    default: kind != "comments"
    }
  }

  private func isOfKind(_ kind: String) -> Bool {
    switch kind {
    case "issue": !issue.isPull
    case "pr", "pull-request": issue.isPull
    case "merged": issue.merged != nil
    case "unmerged": issue.isPull && issue.merged == nil
    case "draft": issue.isDraft
    case "queued": pull?.pull.queued != nil
    case "locked": issue.isLocked
    case "unlocked": !issue.isLocked
    case "open": issue.isOpen
    case "closed": !issue.isOpen
    case "public": true
    default: false
    }
  }

  private func isBy(_ login: String) -> Bool { issue.login.lowercased() == login }

  private func isCommented(by login: String) -> Bool {
    comments.contains { $0.login.lowercased() == login }
  }

  private func mentions(_ login: String) -> Bool {
    texts.contains { TextReferences($0.text).logins.contains(login) }
  }
}
