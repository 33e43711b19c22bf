import GRDB

/// An action on an issue, with the issue, the comment, and the issue that refers to it.
struct RecordedAction: Sendable {
  let action: IssueAction
  let issue: StoredIssue
  var comment: StoredComment?
  var source: StoredIssue?

  /// Returns actions with what belongs to them, with one query for each kind.
  static func all(_ actions: [IssueAction], _ db: Database) throws -> [RecordedAction] {
    let numbers = actions.map(\.issue) + actions.compactMap(\.detail?.source)
    let issues = try StoredIssue.rows("id", in: numbers).fetchAll(db).keyed(by: \.id)
    let comments = try StoredComment.rows("id", in: actions.compactMap(\.comment))
      .fetchAll(db).keyed(by: \.id)
    return actions.compactMap { action in
      issues[action.issue].map { issue in
        RecordedAction(
          action: action,
          issue: issue,
          comment: action.comment.flatMap { comments[$0] },
          source: action.detail?.source.flatMap { issues[$0] }
        )
      }
    }
  }
}
