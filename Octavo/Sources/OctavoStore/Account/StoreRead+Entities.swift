import GRDB
public import GitHubValues

extension StoreRead where Value == GitHub.Repository {
  /// The repository of a name, or of an older name under which the server has answered for it.
  public static func repository(_ name: GitHub.RepositoryName) -> Self {
    StoreRead { db, _, rows in
      let sql = """
        SELECT shown_repository.*, repository.read_at
        FROM shown_repository JOIN repository ON repository.id = shown_repository.id
        WHERE repository.id = \(AccountStore.repositoryID)
        """
      let names: StatementArguments = ["owner": name.owner, "name": name.name]
      guard let row = try Row.fetchOne(db, sql: sql, arguments: names) else {
        rows.add(table: "repository")
        rows.add(table: "repository_alias")
        return StoredValue()
      }
      rows.add(row["id"], of: "repository")
      rows.addViewerState()
      return StoredValue(RepositoryRow.repository(row), readAt: row.date("read_at"))
    }
  }
}

extension StoreRead where Value == GitHub.User {
  /// The account of a login, whatever its case.
  public static func user(_ login: String) -> Self {
    StoreRead { db, _, rows in
      let sql = """
        SELECT shown_user.*, user.read_at FROM shown_user JOIN user ON user.id = shown_user.id
        WHERE user.id = coalesce(
          (SELECT id FROM user WHERE login = :login),
          (SELECT user FROM user_alias WHERE login = :login))
        """
      guard let row = try Row.fetchOne(db, sql: sql, arguments: ["login": login]) else {
        rows.add(table: "user")
        rows.add(table: "user_alias")
        return StoredValue()
      }
      rows.add(row["id"], of: "user")
      rows.addViewerState()
      return StoredValue(UserRow.user(row), readAt: row.date("read_at"))
    }
  }
}

extension ObservedRows {
  /// Adds the rows of pending stars and follows, which change the counts of entities.
  fileprivate mutating func addViewerState() {
    add(table: "outbox")
    add(table: "viewer")
  }
}
