import GRDB

/// A branch that was made for an issue, which the repository of the user does not have.
struct LinkedBranch: Codable, FetchableRecord, Sendable {
  let name: String
  let commit: String
  let time: Int
}

/// The branches that were made for issues.
///
/// The sandbox stores them, and writes nothing into the repositories that it serves.
struct LinkedBranchStore: Sendable {
  let state: StateStore

  /// Returns the branches of a repository, or of one of its issues, in the order of their names.
  func branches(
    of repository: Int,
    issue: Int? = nil
  ) async throws -> [LinkedBranch] {
    try await state.read { db in
      try LinkedBranch.fetchAll(
        db,
        sql: """
          SELECT name, "commit", time FROM linkedBranch
          WHERE repository = ? AND ifnull(issue = ?, TRUE) ORDER BY name
          """,
        arguments: [repository, issue]
      )
    }
  }

  /// Adds a branch of an issue.
  func add(_ branch: LinkedBranch, to issue: Int, of repository: Int) async throws {
    try await state.write { db in
      try db.execute(
        sql: """
          INSERT INTO linkedBranch (repository, name, issue, "commit", time) VALUES (?, ?, ?, ?, ?)
          """,
        arguments: [repository, branch.name, issue, branch.commit, branch.time]
      )
    }
  }
}
