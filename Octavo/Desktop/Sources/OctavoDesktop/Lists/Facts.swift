import GitHubValues
import OctavoViewModels

/// What there is to say of a repository, in short.
enum Facts {
  /// The line below a repository in a list.
  static func line(of row: RepositoryRow) -> String {
    line(of: row, stars: "\(star(row.isStarred)) \(Words.short(row.repository.stars))")
  }

  /// The same line for those who hear it.
  static func spokenLine(of row: RepositoryRow) -> String {
    line(of: row, stars: Words.stars(row.repository.stars, isStarred: row.isStarred))
  }

  /// A star that is filled, hollow or, where it is not known which, small.
  private static func star(_ isStarred: Bool?) -> String {
    switch isStarred {
    case true?: "★"
    case false?: "☆"
    case nil: "⋆"
    }
  }

  private static func line(of row: RepositoryRow, stars: String) -> String {
    let repository = row.repository
    var facts = [repository.language, stars].compactMap { $0 }
    if repository.isPrivate { facts.append("Private") }
    if repository.isFork { facts.append("Fork") }
    if repository.isArchived { facts.append("Archived") }
    return facts.joined(separator: "  ·  ")
  }

  /// What a repository's page says of it beside the counts.
  static func all(of repository: GitHub.Repository, updated: String?) -> String {
    var facts = [repository.language, repository.license, updated].compactMap { $0 }
    if repository.isPrivate { facts.append("Private") }
    if repository.isFork { facts.append("A fork") }
    if repository.isArchived { facts.append("Archived") }
    return facts.joined(separator: "  ·  ")
  }
}
