import GRDB

/// The numbers of the issues to which an issue is linked.
struct IssueLinkCounts: Sendable {
  /// The sub-issues, and those that are closed.
  var (subIssues, closedSubIssues) = (0, 0)
  /// The issues that block it, and those that are open.
  var (blockers, openBlockers) = (0, 0)
  /// The issues that it blocks, and those that are open.
  var (blocked, openBlocked) = (0, 0)
  /// The issue of which it is a sub-issue.
  var parent: StoredIssue?

  /// Returns the numbers for several issues, with two queries.
  static func all(of issues: [Int64], _ db: Database) throws -> [Int64?: Self] {
    guard !issues.isEmpty else { return [:] }
    let list = try databaseList(issues)
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT issueLink.*, near.isOpen AS isNearOpen, far.isOpen AS isFarOpen FROM issueLink
        JOIN issue AS near ON near.id = issueLink.issue
        JOIN issue AS far ON far.id = issueLink.other
        WHERE issueLink.issue IN (SELECT value FROM json_each(:list))
          OR issueLink.other IN (SELECT value FROM json_each(:list))
        """,
      arguments: ["list": list]
    )
    guard !rows.isEmpty else { return [:] }
    var counts: [Int64?: Self] = [:]
    var parents: [Int64: Int64] = [:]
    for row in rows {
      let (issue, other): (Int64, Int64) = (row["issue"], row["other"])
      if row["kind"] == IssueLinkKind.subIssue.rawValue {
        counts[issue, default: Self()].subIssues += 1
        if !row["isFarOpen"] { counts[issue, default: Self()].closedSubIssues += 1 }
        parents[other] = issue
      } else {
        counts[issue, default: Self()].blockers += 1
        counts[other, default: Self()].blocked += 1
        if row["isFarOpen"] { counts[issue, default: Self()].openBlockers += 1 }
        if row["isNearOpen"] { counts[other, default: Self()].openBlocked += 1 }
      }
    }
    let found = try StoredIssue.rows("id", in: parents.values).fetchAll(db).keyed(by: \.id)
    for (issue, parent) in parents { counts[issue, default: Self()].parent = found[parent] }
    return counts
  }
}
