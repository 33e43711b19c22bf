import GitHubAPI
import GitHubEndpoints
import GitHubValues
import OctavoViewModels

/// The changes of a program to an issue, by the lines that it printed until it was killed.
struct WrittenIssue {
  /// The issue as it was before.
  let before: GitHub.Issue
  let place: GitHub.IssuePlace

  /// The states that each member may have.
  private var states: [String: Set<String>] = [:]
  private var titles: Set<String> = []
  private var labels: (begun: Set<String>, stored: Set<String>) = ([], [])
  private var milestones: (begun: Set<String>, stored: Set<String>) = ([], [])

  /// Begins with the issue as it is.
  init(_ issue: GitHub.Issue, at place: GitHub.IssuePlace) {
    (before, self.place) = (issue, place)
    titles = [issue.title]
  }

  /// Notes a line of the program; false for one about something else.
  mutating func note(_ kind: String, _ member: String, _ state: String, isStored: Bool) -> Bool {
    switch kind {
    case NewLabel.name:
      labels.begun.insert(state)
      if isStored { labels.stored.insert(state) }
    case NewMilestone.name:
      milestones.begun.insert(state)
      if isStored { milestones.stored.insert(state) }
    case IssueEdit.name: titles.insert(state)
    case _ where RequestKinds.all.contains { $0.name == kind && $0 is any IssueMemberRequest.Type }:
      states[member, default: []].insert(state)
    default: return false
    }
    return true
  }

  /// Whether a request may be left: the user decides about a state that another account may have
  /// changed.
  static func mayAsk(_ row: OutboxRow) -> Bool {
    row.state == .asks && RequestKinds.request(row) is any IssueMemberRequest
  }

  /// Returns what is wrong with the issue that the server has, and with its events.
  func faults(by api: GitHubAPI) async throws -> [String] {
    let issue = try await api.send(.issue(place.number, of: place.repository))
    var faults: [String] = []
    if !titles.contains(issue.title) { faults.append("the title is \(issue.title)") }
    let names = Set(try await api.pages(of: .labels(of: place.repository)).items().map(\.name))
    if !labels.stored.isSubset(of: names) { faults.append("some labels are missing") }
    // A label and its use are stored together, so after a kill there is none without the other.
    let used = Set(issue.labels.map(\.name))
    if !labels.begun.intersection(names).isSubset(of: used) { faults.append("a label is unused") }
    let made = try await api.pages(of: .milestones(of: place.repository)).items().map(\.title)
    if !milestones.stored.isSubset(of: made) { faults.append("some milestones are missing") }
    if Set(made).count < made.count { faults.append("a milestone was made twice") }
    let milestone = issue.milestone.map {
      milestones.begun.contains($0.title) ? "none" : "\($0.number)"
    }
    let facts = try await api.send(.facts(ofIssue: place.number, of: place.name))
    let other = GitHub.IssueAddress(place.name, 2)
    let parts = try await api.send(.subIssues(ofIssue: place.number, of: place.repository)).items
    let blockers = try await api.send(.blockers(ofIssue: place.number, of: place.repository)).items
    let comments = try await api.pages(
      of: .comments(onIssue: place.number, of: place.repository)
    ).items()
    let hidings = comments.map { ("hidden \($0.id)", "false", "\($0.hidden != nil)") }
    let projects = try await api.send(.projects(ofOwnerOf: place.name)).items
    let items = try await api.send(.projectItems(ofIssue: place.number, of: place.name)).items
    let statuses = items.map { ("project \($0.project.id)", "none", $0.status?.id ?? "none") }
    let backlog = projects.first?.id ?? ""
    let members: [(String, String, String)] =
      hidings + statuses + [
        ("state", "\(before.state == .open)", "\(issue.state == .open)"),
        ("lock", "\(before.isLocked)", "\(issue.isLocked)"),
        ("label wet", "false", "\(issue.labels.contains { $0.name == "wet" })"),
        ("assignee ada", "false", "\(issue.assignees.contains { $0.login == "ada" })"),
        ("milestone", "none", milestone ?? "none"),
        ("type", "", issue.type ?? ""), ("pin", "false", "\(facts.isPinned)"),
        ("sub-issue \(other)", "false", "\(parts.contains { $0.number == 2 })"),
        ("blocked by \(other)", "false", "\(blockers.contains { $0.number == 2 })"),
        ("in project \(backlog)", "false", "\(items.contains { $0.project.id == backlog })"),
      ]
    for (member, old, new) in members where old != new {
      if states[member]?.contains(new) != true { faults.append("\(member) is \(new)") }
    }
    return faults
  }
}
