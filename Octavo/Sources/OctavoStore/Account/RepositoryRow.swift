import Foundation
import GRDB
import GitHubValues

/// A repository as the table has it.
enum RepositoryRow {
  static let columns = [
    "id", "owner", "owner_avatar_url", "name", "description", "language", "is_private", "is_fork",
    "is_archived", "default_branch", "stars", "forks", "open_issues", "watchers", "topics",
    "license", "html_url", "homepage", "created_at", "updated_at", "pushed_at", "role",
  ]

  static func arguments(_ repository: GitHub.Repository) -> StatementArguments {
    [
      repository.id, repository.owner.login, repository.owner.avatarURL?.absoluteString,
      repository.name, repository.description, repository.language, repository.isPrivate,
      repository.isFork, repository.isArchived, repository.defaultBranch, repository.stars,
      repository.forks, repository.openIssues, repository.watchers,
      repository.topics.joined(separator: "\n"), repository.license,
      repository.htmlURL?.absoluteString, repository.homepage,
      repository.createdAt?.timeIntervalSince1970, repository.updatedAt?.timeIntervalSince1970,
      repository.pushedAt?.timeIntervalSince1970, repository.role?.rawValue,
    ]
  }

  static func repository(_ row: Row) -> GitHub.Repository {
    GitHub.Repository(
      id: row["id"],
      owner: GitHub.Account(login: row["owner"], avatarURL: row.url("owner_avatar_url")),
      name: row["name"],
      description: row["description"],
      language: row["language"],
      isPrivate: row["is_private"],
      isFork: row["is_fork"],
      isArchived: row["is_archived"],
      defaultBranch: row["default_branch"],
      stars: row["stars"],
      forks: row["forks"],
      openIssues: row["open_issues"],
      watchers: row["watchers"],
      topics: (row["topics"] as String).split(separator: "\n").map(String.init),
      license: row["license"],
      htmlURL: row.url("html_url"),
      homepage: row["homepage"],
      createdAt: row.date("created_at"),
      updatedAt: row.date("updated_at"),
      pushedAt: row.date("pushed_at"),
      role: (row["role"] as String?).flatMap(GitHub.RepositoryRole.init)
    )
  }
}
