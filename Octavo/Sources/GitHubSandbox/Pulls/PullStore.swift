import GRDB

/// The pull requests that are stored.
struct PullStore: Sendable {
  let state: StateStore

  /// The pull requests of a repository, the highest number first.
  func pulls(of repository: HostedRepository) async throws -> [ListedPull] {
    let found = try await state.read { db in
      let issues = try StoredIssue.filter(Column("repository") == repository.id)
        .filter(Column("isPull") == true).order(Column("number").desc).fetchAll(db)
      return (issues, try Self.pulls(of: issues, db))
    }
    let counted = try await IssueStore(state: state).counted(found.0)
    return counted.compactMap { issue, comments in
      found.1[issue.id ?? 0].map { pull in
        ListedPull(issue: issue, pull: pull, repository: repository, comments: comments)
      }
    }
  }

  /// The pull request with a number.
  func pull(_ number: Int, of repository: HostedRepository) async throws -> ListedPull? {
    let found = try await IssueStore(state: state).issue(number, in: repository.id)
    guard let (issue, comments) = found, issue.isPull, let pull = try await pull(of: issue) else {
      return nil
    }
    return ListedPull(issue: issue, pull: pull, repository: repository, comments: comments)
  }

  /// The branches of an issue that is a pull request.
  func pull(of issue: StoredIssue) async throws -> StoredPull? {
    try await state.read { db in try StoredPull.fetchOne(db, key: issue.id) }
  }

  /// The branches of all pull requests, by their issues.
  func all() async throws -> [Int64: StoredPull] {
    try await state.read { db in try StoredPull.fetchAll(db).keyed(by: \.issue) }
  }

  /// The repositories that have open pull requests.
  func openRepositories() async throws -> Set<Int> {
    try await state.read { db in
      try StoredIssue.filter(Column("isPull") == true && Column("isOpen") == true)
        .select(Column("repository"), as: Int.self).fetchSet(db)
    }
  }

  /// The commits at which the head of a pull request has been, oldest first.
  func heads(of issue: StoredIssue) async throws -> [StoredPullHead] {
    try await state.read { db in
      try StoredPullHead.filter(Column("issue") == issue.id).order(Column("id")).fetchAll(db)
    }
  }

  private static func pulls(
    of issues: [StoredIssue],
    _ db: Database
  ) throws -> [Int64: StoredPull] {
    try StoredPull.rows("issue", in: issues.compactMap(\.id)).fetchAll(db).keyed(by: \.issue)
  }
}
