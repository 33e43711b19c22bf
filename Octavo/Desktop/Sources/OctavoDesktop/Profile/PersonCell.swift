import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An account in a list.
final class PersonCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 32)
  private let name = Label()
  private let mark = Label()
  private let follow = FollowButton()

  init() {
    mark.addStyle("dim-label")
    let words = Box(.horizontal, spacing: 8, [name, mark])
    words.expand(vertically: false)
    words.align(vertically: .center)
    let row = Grid(face, spacing: 12, beside: Box(.horizontal, spacing: 8, [words, follow]))
    row.setMargins(6, 0)
    widget = row
  }

  deinit {}

  /// Shows an account, with the words of a search highlighted if there is one.
  func show(
    _ account: GitHub.Account,
    _ pictures: Pictures,
    _ lifetime: Lifetime,
    highlighting terms: SearchTerms? = nil,
    follow state: @escaping () -> FollowState?,
    toggle: @escaping () -> Void
  ) {
    name.show(account.login, highlighting: terms)
    mark.text = account.mark ?? ""
    follow.show(account.login, lifetime, follow: state, toggle: toggle)
    pictures.show(account, on: face, lifetime)
  }
}
