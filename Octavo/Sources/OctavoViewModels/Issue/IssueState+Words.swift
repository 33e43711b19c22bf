import GitHubValues

extension GitHub.Issue {
  /// The state in words.
  nonisolated var stateWords: String {
    if state == .open { return isPullRequest ? "Open pull request" : "Open" }
    if mergedAt != nil { return "Merged" }
    switch stateReason {
    case .notPlanned?: return "Closed as not planned"
    case .duplicate?: return "Closed as duplicate"
    case .completed?: return "Closed as completed"
    default: return "Closed"
    }
  }
}
