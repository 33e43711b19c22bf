import BinderyGTK
import GitHubValues

/// An account in a list.
final class PersonCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 32)
  private let name = Label()

  init() {
    let row = Grid(face, spacing: 12, beside: name)
    row.setMargins(6, 0)
    widget = row
  }

  deinit {}

  func show(_ account: GitHub.Account, _ pictures: Pictures, _ lifetime: Lifetime) {
    name.text = account.login
    pictures.show(account, on: face, lifetime)
  }
}
