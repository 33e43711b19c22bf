extension GitHub.Event.Kind {
  /// Reads an event about a pull request or its reviews.
  static func ofPullRequest(_ type: String, _ payload: JSONObject) -> Self? {
    let pull = payload.object("pull_request")
    guard let number = pull?.integer("number") ?? payload.integer("number") else { return nil }
    let title = pull?.nonEmptyString("title")
    switch type {
    case "PullRequestEvent":
      let isMerged = payload.action == "closed" && pull?.bool("merged") == true
      return .pullRequest(
        action: isMerged ? "merged" : payload.action,
        number: number,
        title: title
      )
    case "PullRequestReviewEvent":
      let state = payload.object("review")?.enumeration("state", of: GitHub.Review.State.self)
      return .pullRequestReview(number: number, state: state, title: title)
    case "PullRequestReviewCommentEvent":
      let body = payload.object("comment")?.nonEmptyString("body")
      return .pullRequestReviewComment(number: number, body: body)
    case "PullRequestReviewThreadEvent":
      return .pullRequestReviewThread(action: payload.action, number: number, title: title)
    default: return nil
    }
  }
}
