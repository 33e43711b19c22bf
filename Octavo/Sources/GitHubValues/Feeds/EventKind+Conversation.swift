extension GitHub.Event.Kind {
  /// Reads an event about an issue, a discussion or a comment.
  static func ofConversation(_ type: String, _ payload: JSONObject) -> Self? {
    switch type {
    case "IssuesEvent": issue(payload)
    case "IssueCommentEvent": issueComment(payload)
    case "DiscussionEvent": discussion(payload)
    case "CommitCommentEvent": commitComment(payload)
    default: nil
    }
  }

  private static func issue(_ payload: JSONObject) -> Self? {
    guard let issue = payload.object("issue"), let number = issue.integer("number") else {
      return nil
    }
    return .issue(
      action: payload.action,
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

  private static func discussion(_ payload: JSONObject) -> Self? {
    guard let discussion = payload.object("discussion"), let number = discussion.integer("number")
    else { return nil }
    return .discussion(
      action: payload.action,
      number: number,
      title: discussion.nonEmptyString("title")
    )
  }

  private static func commitComment(_ payload: JSONObject) -> Self? {
    guard let comment = payload.object("comment"), let sha = comment.nonEmptyString("commit_id")
    else {
      return nil
    }
    return .commitComment(sha: sha, body: comment.nonEmptyString("body"))
  }
}

extension JSONObject {
  /// GitHub's word for the action of an event.
  var action: String { nonEmptyString("action") ?? "changed" }
}
