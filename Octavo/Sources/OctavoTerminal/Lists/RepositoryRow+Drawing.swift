import BinderyTerminal
import GitHubValues
import OctavoViewModels

extension RepositoryRow {
  /// Draws the row in two lines: the name and the counts, and the description.
  func draw(in area: Rect, of frame: inout Frame) {
    let area = area.inset(left: 1, right: 1)
    let facts = Facts.joined([
      Facts.language(repository.language),
      Facts.stars(repository.stars, isStarred: isStarred), Facts.forks(repository.forks),
    ])
    frame.write(title, trailing: facts, in: area)
    let words = repository.description.map { $0.isEmpty ? "No description" : $0 }
    frame.write(
      words ?? "No description",
      .muted,
      in: area.inset(left: 2),
      row: 1
    )
  }

  private var title: [Run] {
    var runs = [Run(repository.isFork ? "ψ " : "◆ ", repository.isPrivate ? .warning : .info)]
    if let owner { runs.append(Run("\(owner) / ", .muted)) }
    runs.append(Run(repository.name, .bold))
    if repository.isPrivate { runs.append(Run("  private", .warning)) }
    if repository.isArchived { runs.append(Run("  archived", .muted)) }
    return runs
  }
}
