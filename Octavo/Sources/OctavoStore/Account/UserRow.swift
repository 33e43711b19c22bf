import Foundation
import GRDB
import GitHubValues

/// A user as the table has it.
enum UserRow {
  static let columns = [
    "id", "login", "name", "kind", "avatar_url", "html_url", "bio", "company", "location",
    "email", "blog", "public_repositories", "followers", "following",
  ]

  static func arguments(_ user: GitHub.User) -> StatementArguments {
    [
      user.id, user.login, user.name, user.kind.rawValue, user.avatarURL?.absoluteString,
      user.htmlURL?.absoluteString, user.bio, user.company, user.location, user.email, user.blog,
      user.publicRepositories, user.followers, user.following,
    ]
  }

  static func user(_ row: Row) -> GitHub.User {
    GitHub.User(
      id: row["id"],
      login: row["login"],
      name: row["name"],
      kind: GitHub.User.Kind(rawValue: row["kind"]),
      avatarURL: row.url("avatar_url"),
      htmlURL: row.url("html_url"),
      bio: row["bio"],
      company: row["company"],
      location: row["location"],
      email: row["email"],
      blog: row["blog"],
      publicRepositories: row["public_repositories"],
      followers: row["followers"],
      following: row["following"]
    )
  }
}

extension Row {
  /// An address in a column.
  func url(_ column: String) -> URL? {
    (self[column] as String?).flatMap { URL(string: $0) }
  }

  /// A moment in a column.
  func date(_ column: String) -> Date? {
    (self[column] as Double?).map(Date.init(timeIntervalSince1970:))
  }
}
