import Foundation

extension GitHub.IssueEvent: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let kind = object.enumeration("event", of: GitHub.IssueEventKind.self) else { return nil }
    let time =
      object.date("created_at") ?? object.date("submitted_at")
      ?? object.object("committer")?.date("date")
    let detail = Detail(kind, object)
    self.init(
      id: Self.id(kind, object, detail, time),
      kind: kind,
      // The author of a commit is no account, and has no login.
      actor: object.value("actor") ?? object.value("user"),
      createdAt: time,
      detail: detail,
      issue: object.value("issue"),
      commit: kind == .closed ? object.nonEmptyString("commit_id") : nil
    )
  }

  /// Returns the id: references have none of the server’s.
  private static func id(
    _ kind: GitHub.IssueEventKind,
    _ object: JSONObject,
    _ detail: Detail?,
    _ time: Date?
  ) -> String {
    if let id = object.nonEmptyString("node_id") ?? object.nonEmptyString("id") { return id }
    let subject =
      switch detail {
      case .reference(let issue): "\(issue.id)"
      case .commit(let sha, _, _): sha
      default: ""
      }
    return "\(kind.rawValue) \(subject) \(time?.timeIntervalSince1970 ?? 0)"
  }
}

extension GitHub.IssueEvent.Detail {
  fileprivate init?(_ kind: GitHub.IssueEventKind, _ object: JSONObject) {
    let detail: Self? =
      switch kind {
      case .labeled, .unlabeled: object.value("label").map { .label($0) }
      case .assigned, .unassigned: object.value("assignee").map { .assignee($0) }
      case .reviewRequested, .reviewRequestRemoved:
        object.value("requested_reviewer").map { .reviewer($0) }
      case .milestoned, .demilestoned:
        object.object("milestone")?.nonEmptyString("title").map { .milestone($0) }
      case .renamed:
        object.object("rename").map {
          .rename(from: $0.string("from") ?? "", to: $0.string("to") ?? "")
        }
      case .locked: object.nonEmptyString("lock_reason").map { .lock(reason: $0) }
      case .closed, .reopened: object.enumeration("state_reason").map { .state($0) }
      case .committed, .merged, .referenced:
        (object.nonEmptyString("sha") ?? object.nonEmptyString("commit_id")).map {
          .commit(
            sha: $0,
            message: object.string("message") ?? "",
            author: object.object("author")?.nonEmptyString("name")
          )
        }
      case .commented: GitHub.Comment(object).map { .comment($0) }
      case .reviewed: GitHub.Review(object).map { .review($0) }
      case .crossReferenced: object.object("source")?.value("issue").map { .reference($0) }
      default: Self.type(object) ?? Self.relation(object)
      }
    guard let detail else { return nil }
    self = detail
  }

  private static func type(_ object: JSONObject) -> Self? {
    let names = (["prev_issue_type", "issue_type"] as [JSONKey]).map {
      object.object($0)?.nonEmptyString("name")
    }
    return names == [nil, nil] ? nil : .type(from: names[0], to: names[1])
  }

  /// The issue to which an event of any other kind relates.
  private static func relation(_ object: JSONObject) -> Self? {
    let keys: [JSONKey] = ["sub_issue", "parent_issue", "blocking_issue", "blocked_issue"]
    return keys.lazy.compactMap { object.value($0, of: GitHub.Issue.self) }.first.map {
      .reference($0)
    }
  }
}

extension GitHub.IssueEvent {
  /// The event without the texts of its comment and of the issue that it refers to, which other
  /// lists have.
  package var withoutTexts: Self {
    var event = self
    switch detail {
    case .comment(let comment): event.detail = .comment(.init(id: comment.id, body: ""))
    case .reference(var issue):
      (issue.body, issue.reactions, issue.labels) = ("", nil, [])
      event.detail = .reference(issue)
    default: break
    }
    event.issue = nil
    return event
  }
}
