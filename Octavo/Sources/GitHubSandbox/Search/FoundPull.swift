/// The parts of a pull request that a search looks at besides those of an issue.
struct FoundPull: Sendable {
  let pull: StoredPull
  /// The decision that the reviews lead to.
  let decision: ReviewDecision?
  /// Whether the base requires approvals.
  let needsReview: Bool
  /// The logins of those who have submitted a review, in lower case.
  let reviewers: Set<String>
  /// The teams that are asked for a review, with the logins of their members in lower case.
  let teams: [(name: String, members: Set<String>)]

  /// Whether a condition on pull requests holds; `nil` for other conditions.
  func holds(_ key: String, _ value: String) -> Bool? {
    switch key {
    case "head": pull.head.lowercased().hasPrefix(value) || pull.label.lowercased() == value
    case "base": pull.base.lowercased() == value
    case "review": isReviewed(value)
    case "reviewed-by": reviewers.contains(value)
    case "review-requested": isAsked(value)
    case "user-review-requested": pull.reviewerLogins.contains { $0.lowercased() == value }
    case "team-review-requested": teams.contains { $0.name.lowercased() == value }
    default: nil
    }
  }

  private func isReviewed(_ value: String) -> Bool {
    switch value {
    case "none": reviewers.isEmpty
    case "required": needsReview && decision == .required
    case "approved": decision == .approved
    case "changes_requested", "changes-requested": decision == .changesRequested
    default: false
    }
  }

  /// Whether a user is asked for a review, also as the member of a team.
  private func isAsked(_ login: String) -> Bool {
    pull.reviewerLogins.contains { $0.lowercased() == login }
      || teams.contains { $0.members.contains(login) }
  }
}
