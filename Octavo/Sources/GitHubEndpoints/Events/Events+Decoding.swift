import Foundation
package import GitHubValues

extension GitHub.Event: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let id = object.nonEmptyString("id"), let createdAt = object.date("created_at"),
      let type = object.nonEmptyString("type")
    else { return nil }
    let name = object.object("repo")?.string("name") ?? ""
    self.init(
      id: id,
      actor: object.value("actor") ?? GitHub.Account(login: "ghost"),
      repository: .init(name) ?? .init(owner: "", name: name),
      createdAt: createdAt,
      kind: object.object("payload").flatMap { Kind(type: type, $0) } ?? .other(type: type)
    )
  }
}

extension GitHub.Event.Kind {
  /// Reads the payload of a type of event; `nil` when it is unknown or lacks what it is about.
  fileprivate init?(type: String, _ payload: JSONObject) {
    let kind: Self? =
      switch type {
      case "PushEvent": .push(payload)
      case "CreateEvent": .create(payload)
      case "DeleteEvent": payload.reference.map { .delete($0.kind, name: $0.name) }
      case "WatchEvent": .star
      case "PublicEvent": .madePublic
      case "ForkEvent": .fork(payload)
      case "MemberEvent": .member(payload)
      case "ReleaseEvent": .release(payload)
      case "CommitCommentEvent": .commitComment(payload)
      case "IssuesEvent": .issue(payload)
      case "IssueCommentEvent": .issueComment(payload)
      default: Self(pullRequestType: type, payload)
      }
    guard let kind else { return nil }
    self = kind
  }

  private init?(pullRequestType type: String, _ payload: JSONObject) {
    let pull = payload.object("pull_request")
    guard let number = pull?.integer("number") ?? payload.integer("number") else { return nil }
    switch type {
    case "PullRequestEvent":
      let action = payload.nonEmptyString("action") ?? "changed"
      let isMerged = action == "closed" && pull?.bool("merged") == true
      self = .pullRequest(
        action: isMerged ? "merged" : action,
        number: number,
        title: pull?.nonEmptyString("title")
      )
    case "PullRequestReviewEvent":
      self = .pullRequestReview(number: number)
    case "PullRequestReviewCommentEvent":
      self = .pullRequestReviewComment(
        number: number,
        body: payload.object("comment")?.nonEmptyString("body")
      )
    default: return nil
    }
  }

  private static func push(_ payload: JSONObject) -> Self? {
    payload.nonEmptyString("ref").map {
      .push(
        reference: $0,
        head: payload.string("head") ?? "",
        before: payload.string("before") ?? ""
      )
    }
  }

  private static func create(_ payload: JSONObject) -> Self? {
    if payload.string("ref_type") == "repository" { return .createRepository }
    return payload.reference.map { .create($0.kind, name: $0.name) }
  }

  private static func fork(_ payload: JSONObject) -> Self? {
    payload.object("forkee")?.string("full_name").flatMap(GitHub.RepositoryName.init)
      .map { .fork(to: $0) }
  }

  private static func member(_ payload: JSONObject) -> Self? {
    payload.object("member")?.nonEmptyString("login").map {
      .member(action: payload.nonEmptyString("action") ?? "added", login: $0)
    }
  }

  private static func release(_ payload: JSONObject) -> Self? {
    guard let release = payload.object("release"), let tag = release.nonEmptyString("tag_name")
    else {
      return nil
    }
    return .release(tag: tag, name: release.nonEmptyString("name"))
  }

  private static func commitComment(_ payload: JSONObject) -> Self? {
    guard let comment = payload.object("comment"), let sha = comment.nonEmptyString("commit_id")
    else {
      return nil
    }
    return .commitComment(sha: sha, body: comment.nonEmptyString("body"))
  }

  private static func issue(_ payload: JSONObject) -> Self? {
    guard let issue = payload.object("issue"), let number = issue.integer("number") else {
      return nil
    }
    return .issue(
      action: payload.nonEmptyString("action") ?? "changed",
      number: number,
      title: issue.nonEmptyString("title")
    )
  }

  private static func issueComment(_ payload: JSONObject) -> Self? {
    guard let issue = payload.object("issue"), let number = issue.integer("number") else {
      return nil
    }
    return .issueComment(
      number: number,
      title: issue.nonEmptyString("title"),
      body: payload.object("comment")?.nonEmptyString("body"),
      onPullRequest: issue.object("pull_request") != nil
    )
  }
}

extension JSONObject {
  /// The branch or tag that an event is about.
  fileprivate var reference: (kind: GitHub.Reference.Kind, name: String)? {
    guard let kind = string("ref_type").flatMap(GitHub.Reference.Kind.init),
      let name = nonEmptyString("ref")
    else { return nil }
    return (kind, name)
  }
}
