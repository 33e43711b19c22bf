/// An issue, or a merged pull request in the form of one, with the number of its comments.
struct ListedIssue: Sendable {
  let issue: StoredIssue
  let comments: Int
  let repository: HostedRepository
  /// The pull request, unless it is an issue.
  var pull: MergedPull?
}
