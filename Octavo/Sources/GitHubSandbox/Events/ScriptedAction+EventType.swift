import DemoWorld

extension ScriptedAction {
  /// Whether the state holds the action, as an issue or a comment.
  var isStored: Bool { [.issue, .close, .comment].contains(activity.kind) }

  /// GitHub's name for the event.
  var eventType: String {
    switch activity.kind {
    case .issue, .close: "IssuesEvent"
    case .comment: "IssueCommentEvent"
    case .commitComment: "CommitCommentEvent"
    case .deleteBranch: "DeleteEvent"
    case .discussion: "DiscussionEvent"
    case .fork: "ForkEvent"
    case .wiki: "GollumEvent"
    case .member: "MemberEvent"
    case .public: "PublicEvent"
    case .openPull, .closePull, .mergePull: "PullRequestEvent"
    case .review: "PullRequestReviewEvent"
    case .reviewComment: "PullRequestReviewCommentEvent"
    case .reviewThread: "PullRequestReviewThreadEvent"
    case .release: "ReleaseEvent"
    case .sponsorship: "SponsorshipEvent"
    }
  }
}
