import GitHubValues

nonisolated extension InboxThread {
  /// The sign of the subject; that of an unknown state until the state of an issue or a pull
  /// request is read.
  var sign: RowSign {
    switch thread.subject.kind {
    case .issue, .pullRequest: state?.sign ?? .unknown
    case .release: .release
    case .commit: .commit
    case .discussion: .discussion
    case .checkSuite, .workflowRun: .run
    case .invitation: .invitation
    case .alert, .dependencyAlerts, .advisory: .alert
    default: .unknown
    }
  }

  /// The kind of the subject with its state in words: “Merged pull request”.
  var subjectWords: String {
    let kind = thread.subject.kind.names.words
    guard let state else { return kind }
    return "\(state.word) \(kind.lowercased())\(state.isFailing ? ", checks failing" : "")"
  }

  /// The reason in words; a request for a review says whether it is for the user or for a team.
  func reasonWords(for login: String?) -> String {
    guard thread.reason == .reviewRequested, let state, let login else {
      return thread.reason.words
    }
    let isOwn = state.reviewers.contains { $0.lowercased() == login.lowercased() }
    return isOwn ? "your review requested" : "review of your team requested"
  }
}

nonisolated extension GitHub.SubjectState {
  /// Whether failing checks matter: not any more after a merge, or when it is closed.
  fileprivate var isFailing: Bool { hasFailingChecks && [.open, .draft].contains(state) }

  /// The sign of the state.
  fileprivate var sign: RowSign {
    if isFailing { return .failingPull }
    return switch state {
    case .open: isPullRequest ? .openPull : .openIssue
    case .completed: .completedIssue
    case .notPlanned, .duplicate: .dismissedIssue
    case .draft: .draftPull
    case .merged: .mergedPull
    case .rejected: .rejectedPull
    case .answered, .closed, .succeeded, .failed, .cancelled, .skipped, .waiting: .unknown
    }
  }

  /// The state in one word, at the start of a sentence.
  fileprivate var word: String {
    switch state {
    case .open: "Open"
    case .completed: "Completed"
    case .notPlanned: "Not planned"
    case .duplicate: "Duplicate"
    case .draft: "Draft"
    case .merged: "Merged"
    case .rejected, .closed: "Closed"
    case .answered: "Answered"
    case .succeeded: "Successful"
    case .failed: "Failed"
    case .cancelled: "Cancelled"
    case .skipped: "Skipped"
    case .waiting: "Waiting"
    }
  }
}
