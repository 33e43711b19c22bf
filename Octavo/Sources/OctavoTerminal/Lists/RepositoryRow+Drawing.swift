import BinderyTerminal
import GitHubValues
import OctavoViewModels

extension RepositoryRow {
  /// Draws the row in two lines: the name and the counts, and the description and the age.
  ///
  /// The words of a search are highlighted in both.
  func draw(in area: Rect, of frame: inout Frame, highlighting terms: SearchTerms? = nil) {
    let area = area.inset(left: 1, right: 1)
    let facts = RepositoryFacts.joined([
      RepositoryFacts.language(repository.language),
      RepositoryFacts.stars(repository.stars, isStarred: isStarred),
      RepositoryFacts.forks(repository.forks),
    ])
    frame.write(title(terms), trailing: facts, in: area)
    let about = repository.description ?? ""
    let end = age.map { [Run($0, .muted)] } ?? []
    frame.write(terms.runs(about, .muted), trailing: end, in: area.inset(left: 2, top: 1))
  }

  /// Draws the row in one line: the name, the description as far as it fits, and the counts.
  func drawLine(in area: Rect, of frame: inout Frame) {
    let facts = RepositoryFacts.joined([
      RepositoryFacts.language(repository.language),
      RepositoryFacts.stars(repository.stars, isStarred: isStarred),
    ])
    let about = repository.description.map { [Run("  "), Run($0, .muted)] } ?? []
    frame.write(title(nil) + about, trailing: facts, in: area.inset(left: 1, right: 1))
  }

  private func title(_ terms: SearchTerms?) -> [Run] {
    var runs = [Run(repository.isFork ? "ψ " : "◆ ", repository.isPrivate ? .warning : .info)]
    if let owner { runs += terms.runs(owner, .muted) + [Run(" / ", .muted)] }
    runs += terms.runs(repository.name, .bold)
    // The sign before the name shows a fork.
    for badge in RepositoryBadge.all(of: repository) where badge != .fork {
      runs += [Run("  "), badge.run]
    }
    return runs
  }
}
