import GRDB
import GitHubValues

/// Decides whether a response may write the counts that the viewer's own requests change.
///
/// The server may have counted a response before or after it carried out a request that was under
/// way at the same time. So a response writes a count only if no request that changes the count was
/// pending on the server between the question and the write. Otherwise the stored count stays, and
/// changes when the request is confirmed.
struct ConfirmedCounts {
  let db: Database
  /// The revision of the viewer when the question was sent; `nil` if it is not known.
  let revision: Int64?

  /// Returns the repository with the stored number of stars if the response must not change it.
  ///
  /// Otherwise it deletes the confirmed stars, which the number of the response has.
  func protecting(_ repository: GitHub.Repository) throws -> GitHub.Repository {
    guard try hasChanged("star", key: repository.fullName.description) else {
      try deleteConfirmedStars(of: repository)
      return repository
    }
    var repository = repository
    repository.stars = try count("stars", "repository", id: repository.id) ?? repository.stars
    return repository
  }

  /// Returns the user with the stored numbers of followers if the response must not change them.
  func protecting(_ user: GitHub.User) throws -> GitHub.User {
    var user = user
    if try hasChanged("follow", key: user.login) {
      user.followers = try count("followers", "user", id: user.id) ?? user.followers
    }
    if try isViewer(user.login), try hasChanged("follow", key: nil) {
      user.following = try count("following", "user", id: user.id) ?? user.following
    }
    return user
  }

  private func deleteConfirmedStars(of repository: GitHub.Repository) throws {
    try db.cachedStatement(sql: "DELETE FROM confirmed_star WHERE repository = ?")
      .execute(arguments: [repository.id])
    // The observers of the viewer's state have the deleted changes.
    if db.changesCount > 0 { _ = try AccountStore.advance(in: db) }
  }

  /// Whether a request for a flag, or for any of a kind, was under way since the revision.
  private func hasChanged(_ kind: String, key: String?) throws -> Bool {
    let condition = key == nil ? "kind = ?" : "kind = ? AND key = ?"
    let arguments: StatementArguments = key.map { [kind, $0] } ?? [kind]
    let isSent = try db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM outbox WHERE state IN ('sent', 'doubt') AND \(condition))"
    )
    if try Bool.fetchOne(isSent, arguments: arguments) == true { return true }
    guard let revision else { return false }
    let isConfirmed = try db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM viewer_state WHERE \(condition) AND request_revision > ?)"
    )
    return try Bool.fetchOne(isConfirmed, arguments: arguments + [revision]) == true
  }

  private func count(_ column: String, _ table: String, id: Int) throws -> Int? {
    let statement = try db.cachedStatement(sql: "SELECT \(column) FROM \(table) WHERE id = ?")
    return try Int.fetchOne(statement, arguments: [id])
  }

  private func isViewer(_ login: String) throws -> Bool {
    let statement = try db.cachedStatement(
      sql: "SELECT EXISTS (SELECT 1 FROM viewer WHERE login = ?)"
    )
    return try Bool.fetchOne(statement, arguments: [login]) == true
  }
}
