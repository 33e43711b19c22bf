import Foundation
import GitHubValues

extension GitHub.Event: Readable {
  init?(_ fields: Fields) {
    guard let id = fields.words("id"), let createdAt = fields.date("created_at"),
      let type = fields.words("type")
    else { return nil }
    let name = fields.fields("repo")?.text("name") ?? ""
    self.init(
      id: id,
      actor: fields.value("actor") ?? GitHub.Account(login: "ghost"),
      repository: .init(name) ?? .init(owner: "", name: name),
      createdAt: createdAt,
      kind: fields.fields("payload").flatMap { Kind(type: type, $0) } ?? .other(type: type)
    )
  }
}

extension GitHub.Event.Kind {
  /// Reads the payload of a type of event; `nil` when it is unknown or lacks what it is about.
  fileprivate init?(type: String, _ payload: Fields) {
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

  private init?(pullRequestType type: String, _ payload: Fields) {
    let pull = payload.fields("pull_request")
    guard let number = pull?.number("number") ?? payload.number("number") else { return nil }
    switch type {
    case "PullRequestEvent":
      let action = payload.words("action") ?? "changed"
      let isMerged = action == "closed" && pull?.flag("merged") == true
      self = .pullRequest(
        action: isMerged ? "merged" : action,
        number: number,
        title: pull?.words("title")
      )
    case "PullRequestReviewEvent":
      self = .pullRequestReview(number: number)
    case "PullRequestReviewCommentEvent":
      self = .pullRequestReviewComment(
        number: number,
        body: payload.fields("comment")?.words("body")
      )
    default: return nil
    }
  }

  private static func push(_ payload: Fields) -> Self? {
    payload.words("ref").map {
      .push(
        reference: $0,
        head: payload.text("head") ?? "",
        before: payload.text("before") ?? ""
      )
    }
  }

  private static func create(_ payload: Fields) -> Self? {
    if payload.text("ref_type") == "repository" { return .createRepository }
    return payload.reference.map { .create($0.kind, name: $0.name) }
  }

  private static func fork(_ payload: Fields) -> Self? {
    payload.fields("forkee")?.text("full_name").flatMap(GitHub.RepositoryName.init)
      .map { .fork(to: $0) }
  }

  private static func member(_ payload: Fields) -> Self? {
    payload.fields("member")?.words("login").map {
      .member(action: payload.words("action") ?? "added", login: $0)
    }
  }

  private static func release(_ payload: Fields) -> Self? {
    guard let release = payload.fields("release"), let tag = release.words("tag_name") else {
      return nil
    }
    return .release(tag: tag, name: release.words("name"))
  }

  private static func commitComment(_ payload: Fields) -> Self? {
    guard let comment = payload.fields("comment"), let sha = comment.words("commit_id") else {
      return nil
    }
    return .commitComment(sha: sha, body: comment.words("body"))
  }

  private static func issue(_ payload: Fields) -> Self? {
    guard let issue = payload.fields("issue"), let number = issue.number("number") else {
      return nil
    }
    return .issue(
      action: payload.words("action") ?? "changed",
      number: number,
      title: issue.words("title")
    )
  }

  private static func issueComment(_ payload: Fields) -> Self? {
    guard let issue = payload.fields("issue"), let number = issue.number("number") else {
      return nil
    }
    return .issueComment(
      number: number,
      title: issue.words("title"),
      body: payload.fields("comment")?.words("body"),
      onPullRequest: issue.fields("pull_request") != nil
    )
  }
}

extension Fields {
  /// The branch or tag that an event is about.
  fileprivate var reference: (kind: GitHub.Reference.Kind, name: String)? {
    guard let kind = text("ref_type").flatMap(GitHub.Reference.Kind.init),
      let name = words("ref")
    else { return nil }
    return (kind, name)
  }
}
