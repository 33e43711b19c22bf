import GRDB
import GitHubValues

extension AccountStore {
  /// Puts a repository that is stored at the top of the list of starred repositories, or removes it
  /// there; a list that was never stored stays unknown.
  static func setListed(
    _ isStarred: Bool,
    _ name: GitHub.RepositoryName,
    by login: String,
    in db: Database
  ) throws {
    let key = ListKey.starred(by: login)
    let id = "SELECT id FROM repository WHERE owner = ? AND name = ?"
    guard let list = try StoredList(key, in: db),
      let repository = try Int.fetchOne(db, sql: id, arguments: [name.owner, name.name])
    else { return }
    let change =
      isStarred
      ? """
      INSERT OR IGNORE INTO list_entry (list, repository, position) VALUES (:list, :repository, (
        SELECT ifnull(min(position) - 1, 0) FROM list_entry WHERE list = :list))
      """ : "DELETE FROM list_entry WHERE list = :list AND repository = :repository"
    try db.execute(sql: change, arguments: ["list": list.id, "repository": repository])
    // The observers of the list observe its row. The rows are not those of a response any more, so
    // the entity tag is removed.
    _ = try StoredList.save(key, at: list.readAt, next: list.next, in: db)
  }
}
