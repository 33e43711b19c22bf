import Foundation
import GitHubValues

nonisolated extension GitHub.NotificationSubject.Kind {
  private static let known: [Self] = [
    .issue, .pullRequest, .release, .commit, .discussion, .workflowRun, .checkSuite, .invitation,
    .alert, .dependencyAlerts, .advisory,
  ]

  /// Returns the kind with a word of filters, or with the word of the server in small letters.
  static func known(as word: String) -> Self? {
    known.first { $0.names.word == word || $0.rawValue.lowercased() == word }
  }

  /// The kind in one word for a filter, and in words for the user: “pull”, “Pull request”.
  var names: (word: String, words: String) {
    switch self {
    case .issue: ("issue", "Issue")
    case .pullRequest: ("pull", "Pull request")
    case .release: ("release", "Release")
    case .commit: ("commit", "Commit")
    case .discussion: ("discussion", "Discussion")
    case .checkSuite, .workflowRun: ("run", "Workflow run")
    case .invitation: ("invitation", "Invitation")
    case .alert, .dependencyAlerts, .advisory: ("security", "Security alert")
    default: (rawValue.lowercased(), rawValue)
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
