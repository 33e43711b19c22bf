import BinderyGTK
import GitHubValues
import OctavoViewModels

/// An account in a list.
final class PersonCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 32)
  private let name = Label()
  private let mark = Label()

  init() {
    mark.addStyle("dim-label")
    let row = Grid(face, spacing: 12, beside: Box(.horizontal, spacing: 8, [name, mark]))
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
    isFollowing: @escaping () -> Bool? = { false }
  ) {
    name.show(account.login, highlighting: terms)
    // The follow changes while the row is shown.
    lifetime.observe(mark) { mark in
      mark.text = Strings.followMark(isFollowing: isFollowing()) ?? account.mark ?? ""
    }
    pictures.show(account, on: face, lifetime)
  }
}
