import GitHubValues
import OctavoViewModels

/// What there is to say of a repository, in short.
enum Facts {
  /// The line below a repository in a list.
  static func line(of row: RepositoryRow) -> String {
    let repository = row.repository
    var facts = [
      repository.language, "\(row.isStarred ? "★" : "☆") \(Words.short(repository.stars))",
    ].compactMap { $0 }
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
