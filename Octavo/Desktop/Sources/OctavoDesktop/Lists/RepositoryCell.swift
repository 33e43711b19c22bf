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

  func show(_ row: RepositoryRow, _ pictures: Pictures, _ lifetime: Lifetime) {
    let repository = row.repository
    name.text = row.owner.map { "\($0) / \(repository.name)" } ?? repository.name
    about.text = repository.description ?? ""
    about.isVisible = repository.description?.isEmpty == false
    // The star changes while the row is shown.
    lifetime.observe(facts) { facts in
      facts.text = Facts.line(of: row)
      facts.setAccessibleName(Facts.spokenLine(of: row))
    }
    pictures.show(repository.owner, on: face, lifetime)
  }
}
