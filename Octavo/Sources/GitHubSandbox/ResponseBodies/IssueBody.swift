/// An issue, or a pull request in the form of one, in lists and by itself.
struct IssueBody: JSONObjectWritable {
  let issue: StoredIssue
  let comments: Int
  /// The owner and name of its repository.
  let repository: String
  /// The relation of the author to the repository.
  let association: String
  let users: UserDirectory
  /// The labels and the milestone.
  let facts: IssueFacts
  let links: Links
  let media: TextMedia
  /// The reactions; left out if `nil`.
  var reactions: ReactionCounts?
  /// The match of a search, if one found it.
  var match: SearchMatch?
  /// Returns the full name of a repository by its number.
  var repositories: @Sendable (Int) -> String? = { _ in nil }

  private var api: String { "\(links.repository(repository))/issues/\(issue.number)" }

  func write(fields: inout JSONFields) {
    let id = stableIdentifier("issue", "\(issue.repository)#\(issue.number)")
    fields.set("url", api)
    fields.set("repository_url", links.repository(repository))
    fields.set("labels_url", "\(api)/labels{/name}")
    fields.set("comments_url", "\(api)/comments")
    fields.set("events_url", "\(api)/events")
    fields.set("html_url", page)
    fields.set("id", id)
    fields.set("node_id", issue.nodeName)
    fields.set("number", issue.number)
    fields.set("title", issue.title)
    fields.set("user", user(issue.login))
    fields.set(
      "labels",
      facts.labels(of: issue).map { LabelBody(label: $0, repository: repository, links: links) }
    )
    fields.set("state", issue.isOpen ? "open" : "closed")
    fields.set("state_reason", issue.reason)
    fields.set("locked", issue.isLocked)
    fields.set("active_lock_reason", issue.lockReason)
    let assignees = issue.assigneeLogins.map(user)
    if links.version == .v2022 { fields.set("assignee", assignees.first) }
    fields.set("assignees", assignees)
    fields.set(
      "milestone",
      facts.milestone(of: issue).map {
        MilestoneBody(counted: $0, repository: repository, users: users, links: links)
      }
    )
    if let type = issue.type { fields.set("type", IssueTypeBody(name: type)) }
    write(facts.links(of: issue), &fields)
    fields.set("comments", comments)
    fields.set("created_at", Timestamp(issue.created))
    fields.set("updated_at", Timestamp(issue.updated))
    fields.set("closed_at", issue.closed.map(Timestamp.init))
    fields.set("closed_by", issue.closer.map(user))
    fields.set("author_association", association)
    media.write(issue.body, &fields)
    if let reactions { fields.set("reactions", ReactionCountsBody(counts: reactions, url: api)) }
    if issue.isPull { writePull(&fields) }
    match?.write(fields: &fields)
  }

  private var page: String {
    "\(links.web)/\(repository)/\(issue.isPull ? "pull" : "issues")/\(issue.number)"
  }

  private func writePull(_ fields: inout JSONFields) {
    fields.set("draft", issue.isDraft)
    fields.object("pull_request") { fields in
      fields.set("url", "\(links.repository(repository))/pulls/\(issue.number)")
      fields.set("html_url", page)
      fields.set("diff_url", "\(page).diff")
      fields.set("patch_url", "\(page).patch")
      fields.set("merged_at", issue.merged.map(Timestamp.init))
    }
  }

  private func write(_ counts: IssueLinkCounts, _ fields: inout JSONFields) {
    fields.object("sub_issues_summary") { fields in
      fields.set("total", counts.subIssues)
      fields.set("completed", counts.closedSubIssues)
      let share = counts.subIssues == 0 ? 0 : 100 * counts.closedSubIssues / counts.subIssues
      fields.set("percent_completed", share)
    }
    fields.object("issue_dependencies_summary") { fields in
      fields.set("blocked_by", counts.openBlockers)
      fields.set("blocking", counts.openBlocked)
      fields.set("total_blocked_by", counts.blockers)
      fields.set("total_blocking", counts.blocked)
    }
    if let parent = counts.parent {
      let place = repositories(parent.repository) ?? repository
      fields.set("parent_issue_url", "\(links.repository(place))/issues/\(parent.number)")
    }
  }

  private func user(_ login: String) -> SimpleUserBody {
    SimpleUserBody(login, among: users, links: links)
  }
}
