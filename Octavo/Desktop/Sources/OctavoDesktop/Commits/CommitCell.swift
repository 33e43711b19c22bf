import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A commit in a log: the face of the author, the message, the author with the age, and the name.
final class CommitCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 32)
  private let subject = Label()
  private let detail = Label()
  private let sign = Label()
  private let hash = Label()

  init() {
    let words = Box(.vertical, spacing: 2, [subject, detail])
    let row = Grid(face, spacing: 12, beside: Box(.horizontal, spacing: 12, [words, sign, hash]))
    words.expand(vertically: false)
    row.setMargins(6, 0)
    subject.addStyle("heading")
    detail.addStyle("dim-label", "caption")
    hash.addStyle("dim-label", "monospace", "caption")
    widget = row
  }

  deinit {}

  func show(_ row: CommitRow, _ pictures: Pictures, _ lifetime: Lifetime) {
    subject.text = row.subject
    detail.text = row.detail
    sign.show(row.sign)
    hash.text = row.shortHash
    face.name = row.author
    pictures.show(row.commit.author?.avatarURL, on: face, lifetime)
  }
}
