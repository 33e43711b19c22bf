import BinderyGTK
import OctavoViewModels

/// A summary in a list: its title and mark, and the detail below.
final class SummaryCell: ListCell {
  let widget: Widget
  private let title = Label()
  private let mark = Label()
  private let detail = Label()

  init() {
    let head = Box(.horizontal, spacing: 12, [title, mark])
    let words = Box(.vertical, spacing: 2, [head, detail])
    // The style of the list sets the spacing of the outermost box of a row.
    let row = Box(.horizontal, [words])
    words.expand(vertically: false)
    row.setMargins(6, 0)
    title.addStyle("heading")
    mark.addStyle("warning", "caption")
    detail.addStyle("dim-label", "caption")
    widget = row
  }

  deinit {}

  func show(_ row: SummaryRow) {
    title.text = row.title
    mark.text = row.mark ?? ""
    detail.text = row.detail
  }
}
