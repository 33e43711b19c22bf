import GitHubValues

/// An issue that the user may change, wherever it is shown.
struct IssueSubject {
  /// The issue with the requests of the user.
  let issue: GitHub.Issue
  /// The place of the issue.
  let place: GitHub.IssuePlace
  /// The name of the repository by which the store knows the issue.
  let repository: GitHub.RepositoryName
  /// The rights of the user.
  let rights: IssueRights
  /// Whether the user has closed it.
  let isOwnClosing: Bool

  /// Whether it can be closed.
  var canClose: Bool { issue.state != .closed && rights.closes }
  /// Whether it can be opened again.
  var canReopen: Bool {
    issue.state == .closed && issue.mergedAt == nil
      && (rights.triages || rights.closes && isOwnClosing)
  }
}

/// The changes of an issue that a user may make.
nonisolated struct IssueRights: Equatable {
  /// Whether the issue can be closed and reopened.
  var closes = false
  /// Whether it can get labels, assignees and a milestone.
  var triages = false
  /// Whether its title and text can be changed.
  var edits = false
  /// Whether its conversation can be locked.
  var locks = false
  /// Whether the repository can get labels.
  var makesLabels: Bool { locks }

  /// Reads the rights of a repository; none while it or the role of the user is not known, and in
  /// an archived one.
  init(_ repository: GitHub.Repository?, isAuthor: Bool) {
    guard let repository, !repository.isArchived, let role = repository.role else { return }
    triages = role >= .triage
    closes = triages || isAuthor
    locks = role >= .write
    edits = locks || isAuthor
  }
}

extension Services {
  /// Returns the rights of the user about an issue of a repository.
  func rights(on issue: GitHub.Issue?, in repository: GitHub.Repository?) -> IssueRights {
    let isBarred = obstacle(toWritingIn: repository) != nil
    let isAuthor = issue?.author.map { isUser($0.login) } ?? false
    return IssueRights(isBarred ? nil : repository, isAuthor: isAuthor)
  }

  /// Returns an issue that the user may change; `nil` while its repository is not known.
  func subject(
    _ issue: GitHub.Issue,
    of name: GitHub.RepositoryName,
    in repository: GitHub.Repository?
  ) -> IssueSubject? {
    repository.map { repository in
      IssueSubject(
        issue: issue,
        place: repository.place(ofIssue: issue.number),
        repository: name,
        rights: rights(on: issue, in: repository),
        isOwnClosing: issue.closedBy.map { isUser($0.login) } ?? false
      )
    }
  }
}
