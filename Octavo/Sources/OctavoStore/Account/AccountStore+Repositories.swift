public import Foundation
import GRDB
public import GitHubValues

extension AccountStore {
  /// Returns a repository as the server last had it, without a star that is pending.
  public func repository(_ name: GitHub.RepositoryName) async throws -> GitHub.Repository? {
    try await writer.look { db in
      let sql = """
        SELECT max(0, stars + ifnull(change, 0)) AS stars, repository.*
        FROM repository LEFT JOIN confirmed_star ON repository = id
        WHERE id = \(Self.repositoryID)
        """
      return try Row.fetchOne(db, sql: sql, arguments: ["owner": name.owner, "name": name.name])
        .map(RepositoryRow.repository)
    }
  }

  /// The number of the repository with the name `:owner`/`:name`, or that was requested by it.
  static let repositoryID = """
    coalesce(
      (SELECT id FROM repository WHERE owner = :owner AND name = :name),
      (SELECT repository FROM repository_alias WHERE owner = :owner AND name = :name))
    """

  /// Stores the response to a request for a repository; properties that it lacks are kept.
  ///
  /// - Parameters:
  ///   - repository: The repository.
  ///   - name: The name it was requested by, under which it is found from now on too.
  ///   - date: The time of the response.
  ///   - revision: The revision of the viewer when the request was sent.
  /// - Throws: `StoreError`.
  public func save(
    _ repository: GitHub.Repository,
    requestedAs name: GitHub.RepositoryName? = nil,
    at date: Date? = nil,
    since revision: Int64? = nil
  ) async throws {
    try await writer.change { db in
      try Self.save(repository, in: db, since: revision)
      if let name { try Self.save(name, asAliasOf: repository, in: db) }
      guard let date else { return }
      try db.execute(
        sql: "UPDATE repository SET read_at = ? WHERE id = ?",
        arguments: [date.timeIntervalSince1970, repository.id]
      )
    }
  }

  static func save(
    _ repository: GitHub.Repository,
    in db: Database,
    since revision: Int64? = nil
  ) throws {
    let repository = try ConfirmedCounts(db: db, revision: revision).protecting(repository)
    // A name can pass from one repository to another.
    try deleteRepositories(
      where: "owner = ? AND name = ? AND id <> ?",
      [repository.owner.login, repository.name, repository.id],
      in: db
    )
    try db.cachedStatement(sql: "DELETE FROM repository_alias WHERE owner = ? AND name = ?")
      .execute(arguments: [repository.owner.login, repository.name])
    try db.cachedStatement(sql: upsert.sql)
      .execute(arguments: RepositoryRow.arguments(repository))
  }

  /// Deletes repositories and their confirmed stars, which the observers of the viewer's state
  /// have.
  static func deleteRepositories(
    where condition: String,
    _ arguments: StatementArguments = [],
    in db: Database
  ) throws {
    let stars = """
      DELETE FROM confirmed_star
      WHERE repository IN (SELECT id FROM repository WHERE \(condition))
      """
    try db.cachedStatement(sql: stars).execute(arguments: arguments)
    if db.changesCount > 0 { _ = try advance(in: db) }
    try db.cachedStatement(sql: "DELETE FROM repository WHERE \(condition)")
      .execute(arguments: arguments)
  }

  private static func save(
    _ name: GitHub.RepositoryName,
    asAliasOf repository: GitHub.Repository,
    in db: Database
  ) throws {
    let isSame =
      name.description.lowercased() == repository.fullName.description.lowercased()
    guard !isSame else { return }
    // The name belongs to this repository now, whichever had it before.
    try deleteRepositories(
      where: "owner = ? AND name = ? AND id <> ?",
      [name.owner, name.name, repository.id],
      in: db
    )
    try db.execute(
      sql: """
        INSERT INTO repository_alias (owner, name, repository) VALUES (?, ?, ?)
        ON CONFLICT (owner, name) DO UPDATE SET repository = excluded.repository
        """,
      arguments: [name.owner, name.name, repository.id]
    )
  }

  private static let upsert = Upsert(
    into: "repository",
    columns: RepositoryRow.columns,
    keeping: ["watchers", "role"]
  )
}
