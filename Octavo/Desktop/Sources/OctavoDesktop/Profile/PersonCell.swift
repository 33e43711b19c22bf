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

  /// Shows the account of a row, with the words of a search highlighted if there is one.
  func show<Model: FollowListing>(
    _ account: GitHub.Account,
    of row: Model.Row,
    in viewModel: Model,
    _ pictures: Pictures,
    _ lifetime: Lifetime,
    highlighting terms: SearchTerms? = nil
  ) {
    name.show(account.login, highlighting: terms)
    mark.text = account.mark ?? ""
    follow.show(account.login, of: row, in: viewModel, lifetime)
    pictures.show(account, on: face, lifetime)
  }
}
