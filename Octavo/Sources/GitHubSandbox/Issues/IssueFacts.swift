import GRDB

/// The labels and milestones of several issues, read with one query for each kind.
struct IssueFacts: Sendable {
  private var labels: [Int: [String: StoredLabel]] = [:]
  private var milestones: [Int64?: CountedMilestone] = [:]
  private var links: [Int64?: IssueLinkCounts] = [:]

  /// Returns the labels of an issue.
  func labels(of issue: StoredIssue) -> [StoredLabel] {
    issue.labelNames.map { name in
      labels[issue.repository]?[name.lowercased()]
        ?? StoredLabel(repository: issue.repository, name: name, color: stableColor(name))
    }
  }

  /// Returns the milestone of an issue with the numbers of its issues.
  func milestone(of issue: StoredIssue) -> CountedMilestone? {
    issue.milestone.flatMap { milestones[$0] }
  }

  /// Returns the numbers of the issues to which an issue is linked.
  func links(of issue: StoredIssue) -> IssueLinkCounts { links[issue.id] ?? IssueLinkCounts() }

  init(issues: [StoredIssue], _ db: Database) throws {
    links = try IssueLinkCounts.all(of: issues.compactMap(\.id), db)
    let labeled = Set(issues.filter { !$0.labels.isEmpty }.map(\.repository))
    if !labeled.isEmpty {
      for label in try StoredLabel.rows("repository", in: labeled).fetchAll(db) {
        labels[label.repository, default: [:]][label.name.lowercased()] = label
      }
    }
    let ids = Set(issues.compactMap(\.milestone))
    guard !ids.isEmpty else { return }
    let found = try StoredMilestone.rows("id", in: ids).fetchAll(db)
    milestones = try MilestoneStore.counted(found, db).keyed(by: \.milestone.id)
  }
}

extension IssueStore {
  /// Returns the labels and milestones of issues.
  func facts(of issues: [StoredIssue]) async throws -> IssueFacts {
    try await state.read { db in try IssueFacts(issues: issues, db) }
  }
}
