package import GitHubValues

extension GitHub.Issue {
  /// Returns the issue as it will be after the requests of the user, which the server has not
  /// confirmed.
  ///
  /// Those that it has refused, and those about which the user is asked, change nothing.
  nonisolated func applying(_ rows: [OutboxRow]) -> Self {
    var issue = self
    for row in rows where !row.needsUser {
      switch RequestKinds.request(row) {
      case let request as any IssueRequest: request.apply(to: &issue)
      case let edit as IssueEdit: edit.apply(to: &issue)
      default: break
      }
    }
    return issue
  }
}

extension GitHub.Repository {
  /// The place of one of its issues.
  nonisolated package func place(ofIssue number: Int) -> GitHub.IssuePlace {
    GitHub.IssuePlace(GitHub.RepositoryID(rawValue: id), fullName, number)
  }
}
