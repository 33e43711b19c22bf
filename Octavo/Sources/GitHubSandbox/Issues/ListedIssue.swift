/// An issue, or a pull request in the form of one, with the number of its comments.
struct ListedIssue: Sendable {
  var issue: StoredIssue
  var comments = 0
  let repository: HostedRepository
}
