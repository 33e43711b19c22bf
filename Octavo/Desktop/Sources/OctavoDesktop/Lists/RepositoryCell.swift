import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A repository in a list: its owner's face, its name, what it is, and its figures.
final class RepositoryCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 40)
  private let name = Label()
  private let about = Label()
  private let facts = Label()

  init() {
    let words = Box(.vertical, spacing: 2, [name, about, facts])
    let row = Box(.horizontal, spacing: 12, [face, words])
    face.align(vertically: .start)
    words.expand(vertically: false)
    row.setMargins(6, 0)
    name.addStyle("heading")
    facts.addStyle("dim-label", "caption")
    widget = row
  }

  deinit {}

  /// Shows a repository, with the words of a search highlighted if there is one.
  func show(
    _ row: RepositoryRow,
    _ pictures: Pictures,
    _ lifetime: Lifetime,
    highlighting terms: SearchTerms? = nil
  ) {
    let repository = row.repository
    let title = row.owner.map { "\($0) / \(repository.name)" } ?? repository.name
    name.show(title, highlighting: terms)
    about.show(repository.description ?? "", highlighting: terms)
    about.isVisible = repository.description?.isEmpty == false
    // The star changes while the row is shown.
    lifetime.observe(facts) { facts in
      facts.show(RepositoryFacts.line(of: row))
      facts.setAccessibleName(RepositoryFacts.spokenLine(of: row))
    }
    pictures.show(repository.owner, on: face, lifetime)
  }
}
