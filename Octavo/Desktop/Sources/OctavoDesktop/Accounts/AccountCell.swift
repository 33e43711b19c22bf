import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An account of this machine: its picture, its login and server, its state, and the place of its
/// token.
final class AccountCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 40)
  private let title = Label()
  private let mark = Label()
  private let name = Label()
  private let detail = Label()

  init() {
    let head = Box(.horizontal, spacing: 12, [title, mark])
    let words = Box(.vertical, spacing: 2, [head, name, detail])
    let row = Box(.horizontal, spacing: 12, [face, words])
    words.expand(vertically: false)
    row.setMargins(6, 0)
    title.addStyle("heading")
    mark.addStyle("caption", "accent")
    for label in [name, detail] { label.addStyle("dim-label", "caption") }
    widget = row
  }

  deinit {}

  func show(_ row: AccountRow, _ pictures: Pictures, _ lifetime: Lifetime) {
    title.text = row.title
    mark.text = row.mark ?? ""
    for (label, text) in [(name, row.name), (detail, row.detail)] {
      label.text = text
      label.isVisible = !text.isEmpty
    }
    let account = GitHub.Account(login: row.id.login, avatarURL: row.account.avatarURL)
    pictures.show(account, on: face, lifetime)
  }
}
