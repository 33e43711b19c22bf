import BinderyGTK
import OctavoViewModels

/// A summary in a list: its title and mark, the detail below, and the picture of an account before
/// them if it has one.
final class SummaryCell: ListCell {
  let widget: Widget
  private let face = Avatar(size: 32)
  private let title = Label()
  private let mark = Label()
  private let following = Label()
  private let detail = Label()

  init() {
    let head = Box(.horizontal, spacing: 12, [title, mark, following])
    let words = Box(.vertical, spacing: 2, [head, detail])
    let row = Grid(face, spacing: 12, beside: words)
    words.expand(vertically: false)
    row.setMargins(6, 0)
    title.addStyle("heading")
    mark.addStyle("warning", "caption")
    following.addStyle("dim-label")
    detail.addStyle("dim-label", "caption")
    widget = row
  }

  deinit {}

  func show(
    _ row: SummaryRow,
    _ pictures: Pictures,
    _ lifetime: Lifetime,
    isFollowing: @escaping () -> Bool? = { false }
  ) {
    title.text = row.title
    mark.text = row.mark ?? ""
    mark.isVisible = row.mark != nil
    detail.text = row.detail
    face.isVisible = row.account != nil
    if let account = row.account { pictures.show(account, on: face, lifetime) }
    // The follow changes while the row is shown.
    lifetime.observe(following) { following in
      let mark = Strings.followMark(isFollowing: isFollowing())
      following.text = mark ?? ""
      following.isVisible = mark != nil
    }
  }
}
