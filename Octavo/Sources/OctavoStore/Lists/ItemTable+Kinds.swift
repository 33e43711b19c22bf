import Foundation
import GRDB
import GitHubValues

extension ItemTable where Item == GitHub.Repository {
  static let repositories = ItemTable(
    items: "repository",
    entries: "list_entry",
    item: { RepositoryRow.repository($0) },
    save: { repository, revision, db in
      try AccountStore.save(repository, in: db, since: revision)
      return Int64(repository.id)
    },
    isOwnedByLists: false
  )
}

extension ItemTable where Item == GitHub.Account {
  static let accounts = ItemTable(
    items: "account",
    entries: "account_entry",
    item: { row in
      GitHub.Account(
        login: row["login"],
        avatarURL: row.url("avatar_url"),
        kind: (row["kind"] as String?).map { GitHub.User.Kind(rawValue: $0) }
      )
    },
    save: { account, _, db in
      let sql = """
        INSERT INTO account (login, avatar_url, kind) VALUES (?, ?, ?)
        ON CONFLICT (login) DO UPDATE SET login = excluded.login, avatar_url = excluded.avatar_url,
          kind = ifnull(excluded.kind, kind)
        RETURNING id
        """
      let arguments: StatementArguments = [
        account.login, account.avatarURL?.absoluteString, account.kind?.rawValue,
      ]
      return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
    },
    isOwnedByLists: true
  )
}

extension ItemTable where Item == GitHub.Event {
  static let events = ItemTable(
    items: "event",
    entries: "event_entry",
    item: { try JSONDecoder().decode(GitHub.Event.self, from: $0["contents"]) },
    save: { event, _, db in
      let sql = """
        INSERT INTO event (identifier, contents) VALUES (?, ?)
        ON CONFLICT (identifier) DO UPDATE SET contents = excluded.contents
        RETURNING id
        """
      let contents = try JSONEncoder().encode(event)
      return try Int64.fetchOne(db.cachedStatement(sql: sql), arguments: [event.id, contents]) ?? 0
    },
    isOwnedByLists: true
  )
}
