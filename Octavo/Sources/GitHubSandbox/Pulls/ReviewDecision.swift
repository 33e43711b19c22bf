/// The decision that the reviews of a pull request lead to, in GitHub's words.
enum ReviewDecision: String, Sendable {
  case approved = "APPROVED"
  case changesRequested = "CHANGES_REQUESTED"
  case required = "REVIEW_REQUIRED"

  /// Decides by the latest opinion of each reviewer who may write.
  ///
  /// - Parameters:
  ///   - reviews: The submitted reviews, oldest first.
  ///   - approvals: The number of approvals that the base requires; 0 if none.
  ///   - isWriter: Whether a user may write to the repository.
  /// - Returns: `nil` if there is no opinion and none is required.
  static func of(
    _ reviews: [StoredReview],
    requiring approvals: Int,
    isWriter: (String) -> Bool
  ) -> ReviewDecision? {
    let opinions = latestOpinions(reviews).filter { isWriter($0.login) }
    if opinions.contains(where: { $0.state == .changesRequested }) { return .changesRequested }
    let approved = opinions.count { $0.state == .approved }
    if approved >= max(1, approvals) { return .approved }
    return approvals > 0 ? .required : nil
  }

  /// Returns the latest review of each author that approves, requests changes or was dismissed.
  static func latestOpinions(_ reviews: [StoredReview]) -> [StoredReview] {
    var latest: [String: StoredReview] = [:]
    for review in reviews where review.state != .commented && review.state != .pending {
      latest[review.login.lowercased()] = review
    }
    return latest.values.sorted { ($0.id ?? 0) < ($1.id ?? 0) }
  }
}
