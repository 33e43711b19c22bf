/// The values that lists of conditions offer, of qualifiers that have fixed ones.
nonisolated extension IssueFilter {
  /// The reasons why an issue was closed.
  static let reasons = ["completed", "not planned", "duplicate"]
  /// The decisions of reviews.
  static let decisions = ["none", "required", "approved", "changes_requested"]
  /// The results of checks.
  static let checkResults = ["failure", "pending", "success"]
  /// The orders.
  static let orders = [
    "created", "created-asc", "updated", "updated-asc", "comments", "comments-asc",
  ]
}
