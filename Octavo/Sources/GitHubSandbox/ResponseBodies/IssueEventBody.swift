/// An event of an issue, such as a new label.
struct IssueEventBody: JSONObjectWritable {
  private let action: IssueAction
  /// The owner and name of the repository.
  private let repository: String
  private let users: UserDirectory
  private let links: Links
  /// The issue, which a list of the events of the repository shows.
  private let issue: IssueBody?
  /// The issue at the other end of a link, which an entry of a timeline has.
  private let linked: IssueBody?
  /// The teams of which one may be asked for a review.
  private let teams: [Team]

  init(
    _ event: RecordedAction,
    in repository: HostedRepository,
    users: UserDirectory,
    links: Links,
    issue: IssueBody? = nil,
    linked: IssueBody? = nil,
    teams: [Team] = []
  ) {
    action = event.action
    self.repository = repository.fullName
    self.users = users
    self.links = links
    self.issue = issue
    self.linked = linked
    self.teams = teams
  }

  func write(fields: inout JSONFields) {
    let id = Int(action.id ?? 0)
    fields.set("id", id)
    fields.set("node_id", nodeIdentifier("IssueEvent", id))
    fields.set("url", "\(links.repository(repository))/issues/events/\(id)")
    fields.set("actor", user(action.login))
    fields.set("event", action.action)
    let members = action.detail?.members ?? [:]
    writeCommit(members["commit_id"], &fields)
    fields.set("created_at", Timestamp(action.time))
    if members.isEmpty { write(action.detail, &fields) }
    // Only GraphQL has the environment of a deployment and the reason of a merge queue.
    let others: Set<String> = ["commit_id", "environment", "reason"]
    for (name, text) in members.sorted(by: { $0.key < $1.key }) where !others.contains(name) {
      fields.set(name: name, WrittenJSON(text: text))
    }
    if let issue { fields.set("issue", issue) }
    fields.set("performed_via_github_app", String?.none)
  }

  private func writeCommit(_ written: String?, _ fields: inout JSONFields) {
    if let written {
      fields.set("commit_id", WrittenJSON(text: written))
      fields.set("commit_url", String?.none)
    } else {
      let isPush = action.action == "head_ref_force_pushed"
      let commit = isPush ? action.detail?.to : action.detail?.commit
      let url = commit.map { "\(links.repository(repository))/commits/\($0)" }
      fields.set("commit_id", commit)
      fields.set("commit_url", url)
    }
  }

  private func write(_ detail: IssueEventDetail?, _ fields: inout JSONFields) {
    switch action.action {
    case "labeled", "unlabeled":
      fields.object("label") { fields in
        fields.set("name", detail?.label ?? "")
        fields.set("color", detail?.color ?? StoredLabel.defaultColor)
      }
    case "assigned", "unassigned":
      fields.set("assignee", user(detail?.assignee ?? ""))
      fields.set("assigner", user(action.login))
    case "milestoned", "demilestoned":
      fields.object("milestone") { $0.set("title", detail?.milestone ?? "") }
    case "renamed":
      fields.object("rename") { fields in
        fields.set("from", detail?.from ?? "")
        fields.set("to", detail?.to ?? "")
      }
    case "issue_type_added", "issue_type_changed", "issue_type_removed":
      fields.set("issue_type", detail?.to.map { IssueTypeBody(name: $0) })
      fields.set("prev_issue_type", detail?.from.map { IssueTypeBody(name: $0) })
    case "review_requested", "review_request_removed":
      fields.set("review_requester", user(action.login))
      if let login = detail?.reviewer { fields.set("requested_reviewer", user(login)) }
      if let team = teams.first(where: { $0.fullName == detail?.team }) {
        fields.set("requested_team", TeamBody(team: team, links: links))
      }
    case "review_dismissed":
      fields.object("dismissed_review") { fields in
        fields.set("state", detail?.from ?? "")
        fields.set("review_id", Int(detail?.review ?? 0))
        fields.set("dismissal_message", detail?.to)
      }
    case "locked", "unlocked": fields.set("lock_reason", detail?.lockReason)
    case "closed", "reopened": fields.set("state_reason", detail?.stateReason)
    default:
      if let member = IssueLinkKind.members[action.action] { fields.set(name: member, linked) }
    }
  }

  private func user(_ login: String) -> SimpleUserBody {
    SimpleUserBody(login, among: users, links: links)
  }
}

/// A text that is JSON already.
private struct WrittenJSON: JSONWritable {
  let text: String

  func write(to text: inout JSONText) { text.bytes += Array(self.text.utf8) }
}
