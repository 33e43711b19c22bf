import GRDB
public import GitHubValues

extension AccountStore {
  /// A repository as last seen.
  public func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository? {
    try await writer.look { db in
      try Row.fetchOne(
        db,
        sql: "SELECT * FROM repository WHERE owner = ? AND name = ?",
        arguments: [name.owner, name.name]
      ).map(RepositoryRow.repository)
    }
  }

  /// Keeps a repository; what only some answers tell is not forgotten.
  ///
  /// `revision` is that of the viewer when the server was asked.
  public func save(
    _ repository: GitHub.Repository,
    since revision: Int64? = nil
  ) async throws {
    try await writer.change { db in try Self.save(repository, in: db, since: revision) }
  }

  static func save(
    _ repository: GitHub.Repository,
    in db: Database,
    since revision: Int64? = nil
  ) throws {
    let repository = try ConfirmedCounts(db: db, revision: revision).protecting(repository)
    // A name can pass from one repository to another.
    try db.cachedStatement(sql: "DELETE FROM repository WHERE owner = ? AND name = ? AND id <> ?")
      .execute(arguments: [repository.owner.login, repository.name, repository.id])
    try db.cachedStatement(sql: upsert.sql)
      .execute(arguments: RepositoryRow.arguments(repository))
  }

  private static let upsert = Upsert(
    into: "repository",
    columns: RepositoryRow.columns,
    keeping: ["watchers"]
  )
}
