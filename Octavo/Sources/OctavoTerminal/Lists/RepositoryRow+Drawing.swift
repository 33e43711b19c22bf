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
    frame.write(repository.description ?? "", .muted, in: area.inset(left: 2), row: 1)
  }

  private var title: [Run] {
    var runs = [Run(repository.isFork ? "ψ " : "◆ ", repository.isPrivate ? .warning : .info)]
    if let owner { runs.append(Run("\(owner) / ", .muted)) }
    runs.append(Run(repository.name, .bold))
    // The sign before the name shows a fork.
    for badge in RepositoryBadge.all(of: repository) where badge != .fork {
      runs += [Run("  "), badge.run]
    }
    return runs
  }
}
