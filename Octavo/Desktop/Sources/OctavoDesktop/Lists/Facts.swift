import GitHubValues
import OctavoViewModels

/// Short texts about repositories and accounts.
enum Facts {
  /// The line below a repository in a list.
  static func line(of row: RepositoryRow) -> String {
    line(of: row, stars: stars(row.repository.stars, isStarred: row.isStarred))
  }

  /// The same line as a screen reader speaks it.
  static func spokenLine(of row: RepositoryRow) -> String {
    line(of: row, stars: Strings.stars(row.repository.stars, isStarred: row.isStarred))
  }

  /// The count behind a star, filled or hollow; in words where it is not known which.
  private static func stars(_ count: Int, isStarred: Bool?) -> String {
    let number = Strings.short(count)
    return switch isStarred {
    case true?: "★ \(number)"
    case false?: "☆ \(number)"
    case nil: count == 1 ? "1 star" : "\(number) stars"
    }
  }

  /// The mark of an account that the user follows, or of which that is not known.
  static func following(_ isFollowing: Bool?) -> String? {
    switch isFollowing {
    case true?: "✓ Following"
    case false?: nil
    case nil: "? Following"
    }
  }

  private static func line(of row: RepositoryRow, stars: String) -> String {
    let repository = row.repository
    return joined([repository.language, stars], repository)
  }

  /// The line of a repository's page below the counts.
  static func all(of repository: GitHub.Repository, updated: String?) -> String {
    joined([repository.language, repository.license, updated], repository)
  }

  private static func joined(_ facts: [String?], _ repository: GitHub.Repository) -> String {
    (facts.compactMap(\.self) + RepositoryBadge.all(of: repository).map(\.title))
      .joined(separator: "  ·  ")
  }
}
