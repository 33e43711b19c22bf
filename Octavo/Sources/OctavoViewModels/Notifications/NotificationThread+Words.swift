import Foundation
import GitHubValues

nonisolated extension GitHub.NotificationSubject.Kind {
  /// The kind in one word: “pull” for a pull request.
  var word: String {
    switch self {
    case .issue: "issue"
    case .pullRequest: "pull"
    case .release: "release"
    case .commit: "commit"
    case .discussion: "discussion"
    case .checkSuite, .workflowRun: "run"
    case .invitation: "invitation"
    case .alert, .dependencyAlerts, .advisory: "security"
    default: rawValue.lowercased()
    }
  }

  /// The kind in words: “Pull request”.
  var words: String {
    switch self {
    case .issue: "Issue"
    case .pullRequest: "Pull request"
    case .release: "Release"
    case .commit: "Commit"
    case .discussion: "Discussion"
    case .checkSuite, .workflowRun: "Workflow run"
    case .invitation: "Invitation"
    case .alert, .dependencyAlerts, .advisory: "Security alert"
    default: rawValue
    }
  }
}

nonisolated extension GitHub.NotificationThread.Reason {
  /// The reason in words: “review requested”.
  var words: String {
    switch self {
    case .assign: "assigned"
    case .author: "you opened it"
    case .comment: "you commented"
    case .workflow: "run ended"
    case .manual: "subscribed"
    case .mention: "mentioned"
    case .reviewRequested: "review requested"
    case .stateChange: "you changed the state"
    case .subscribed: "watching"
    case .teamMention: "team mentioned"
    default: rawValue.replacing("_", with: " ")
    }
  }
}

nonisolated extension GitHub.NotificationThread {
  /// The page of the subject; `nil` for a subject without a page here.
  var route: Route? {
    switch subject.kind {
    case .issue, .pullRequest: subject.number.map { .issue(repository, $0) }
    case .commit: subject.apiURL.map { .commit(repository, sha: $0.lastPathComponent) }
    case .release: .releases(repository)
    default: nil
    }
  }
}
