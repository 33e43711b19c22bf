/// An action on an issue, with the issue and the comment.
struct RecordedAction: Sendable {
  let action: IssueAction
  let issue: StoredIssue
  let comment: StoredComment?
}
