import BinderyGTK
import OctavoViewModels

/// A release in a list.
final class ReleaseCell: ListCell {
  let widget: Widget
  private let title = Label()
  private let mark = Label()
  private let detail = Label()

  init() {
    let head = Box(.horizontal, spacing: 12, [title, mark])
    let row = Box(.vertical, spacing: 2, [head, detail])
    mark.addStyle("warning", "caption")
    detail.addStyle("dim-label", "caption")
    row.setMargins(12, 8)
    widget = row
  }

  deinit {}

  func show(_ row: ReleaseRow) {
    title.text = row.title
    mark.text = row.mark ?? ""
    detail.text = row.detail
  }
}
