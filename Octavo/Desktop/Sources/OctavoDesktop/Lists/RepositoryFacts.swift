import BinderyGTK
import GitHubValues
import OctavoViewModels
import SourceLanguages

/// Short texts about repositories and accounts.
enum RepositoryFacts {
  /// The line below a repository in a list, with the colour of its language.
  static func line(of row: RepositoryRow) -> [TextRun] {
    let repository = row.repository
    let color = repository.language
      .flatMap { LanguageTable.standard.language(named: $0)?.color?.code }
    let facts = [
      repository.language, stars(repository.stars, isStarred: row.isStarred),
      repository.forks > 0 ? CountLabel(.forks, repository.forks).text : nil, row.updated,
    ]
    return (color.map { [TextRun("● ", color: $0)] } ?? []) + [TextRun(joined(facts, repository))]
  }

  /// The same line as a screen reader speaks it.
  static func spokenLine(of row: RepositoryRow) -> String {
    let repository = row.repository
    let forks = repository.forks
    let facts = [
      repository.language, Strings.stars(repository.stars, isStarred: row.isStarred),
      forks > 0 ? Strings.forks(forks) : nil, row.updated,
    ]
    return joined(facts, repository)
  }

  /// The count behind a star, filled or hollow; in words where it is not known which.
  private static func stars(_ count: Int, isStarred: Bool?) -> String {
    let number = Strings.short(count)
    return switch isStarred {
    case true?: "★ \(number)"
    case false?: "☆ \(number)"
    case nil: CountLabel(.stars, count).text
    }
  }

  /// The line of a repository's page below the counts.
  static func all(of repository: GitHub.Repository, license: TextRun?, updated: String?)
    -> [TextRun]
  {
    let badges = RepositoryBadge.all(of: repository).map(\.title)
    let facts =
      [repository.language.map { TextRun($0) }, license, updated.map { TextRun($0) }]
      .compactMap(\.self) + badges.map { TextRun($0) }
    return Array(facts.map { [$0] }.joined(separator: [TextRun("  ·  ")]))
  }

  private static func joined(_ facts: [String?], _ repository: GitHub.Repository) -> String {
    (facts.compactMap(\.self) + RepositoryBadge.all(of: repository).map(\.title))
      .joined(separator: "  ·  ")
  }
}
