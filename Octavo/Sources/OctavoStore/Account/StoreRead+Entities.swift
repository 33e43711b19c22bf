import GRDB
public import GitHubValues

extension StoreRead where Value == GitHub.Repository {
  /// The repository of a name, or of an older name under which the server has answered for it.
  public static func repository(_ name: GitHub.RepositoryName) -> Self {
    StoreRead { db, _, rows in
      let sql = """
        SELECT * FROM repository WHERE owner = :owner AND name = :name
        UNION ALL
        SELECT repository.* FROM repository_alias JOIN repository ON repository.id = repository
        WHERE repository_alias.owner = :owner AND repository_alias.name = :name
        LIMIT 1
        """
      let names: StatementArguments = ["owner": name.owner, "name": name.name]
      guard let row = try Row.fetchOne(db, sql: sql, arguments: names) else {
        rows.add(table: "repository")
        rows.add(table: "repository_alias")
        return StoredValue()
      }
      rows.add(row["id"], of: "repository")
      return StoredValue(RepositoryRow.repository(row), readAt: row.date("read_at"))
    }
  }
}

extension StoreRead where Value == GitHub.User {
  /// The account of a login, whatever its case.
  public static func user(_ login: String) -> Self {
    StoreRead { db, _, rows in
      let sql = "SELECT * FROM user WHERE login = ?"
      guard let row = try Row.fetchOne(db, sql: sql, arguments: [login]) else {
        rows.add(table: "user")
        return StoredValue()
      }
      rows.add(row["id"], of: "user")
      return StoredValue(UserRow.user(row), readAt: row.date("read_at"))
    }
  }
}
