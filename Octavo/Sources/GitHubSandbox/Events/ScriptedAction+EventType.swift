import DemoWorld

extension ScriptedAction {
  /// Whether the state holds the action, as an issue or a comment.
  var isStored: Bool { activity.kind == .issue || activity.kind == .comment || issueChange != nil }

  /// GitHub's word for a change of an issue; `nil` for other actions.
  var issueChange: String? {
    switch activity.kind {
    case .close: "closed"
    case .reopen: "reopened"
    case .label: "labeled"
    case .unlabel: "unlabeled"
    case .assign: "assigned"
    case .unassign: "unassigned"
    default: nil
    }
  }

  /// GitHub's word for a change of a pull request; `nil` for other actions.
  var pullChange: String? {
    switch activity.kind {
    case .openPull: "opened"
    case .closePull: "closed"
    case .reopenPull: "reopened"
    case .mergePull: "merged"
    case .labelPull: "labeled"
    case .unlabelPull: "unlabeled"
    case .assignPull: "assigned"
    case .unassignPull: "unassigned"
    default: nil
    }
  }

  /// The state of a review; `nil` for other actions.
  var reviewState: String? {
    switch activity.kind {
    case .review: "approved"
    case .requestChanges: "changes_requested"
    case .commentReview: "commented"
    default: nil
    }
  }

  /// GitHub's name for the event.
  var eventType: String {
    switch activity.kind {
    case .issue, .close, .reopen, .label, .unlabel, .assign, .unassign: "IssuesEvent"
    case .comment: "IssueCommentEvent"
    case .commitComment: "CommitCommentEvent"
    case .createBranch, .createRepository: "CreateEvent"
    case .deleteBranch, .deleteTag: "DeleteEvent"
    case .discussion: "DiscussionEvent"
    case .fork: "ForkEvent"
    case .wiki: "GollumEvent"
    case .member: "MemberEvent"
    case .public: "PublicEvent"
    case .openPull, .closePull, .reopenPull, .mergePull, .labelPull, .unlabelPull, .assignPull,
      .unassignPull:
      "PullRequestEvent"
    case .review, .requestChanges, .commentReview: "PullRequestReviewEvent"
    case .reviewComment: "PullRequestReviewCommentEvent"
    case .reviewThread: "PullRequestReviewThreadEvent"
    case .release: "ReleaseEvent"
    case .sponsorship: "SponsorshipEvent"
    }
  }
}
