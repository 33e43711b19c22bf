import BinderyGTK
import OctavoViewModels

/// An option in a picker: its title, behind the dot of a language, and the check of the chosen one.
final class PickerCell: ListCell {
  let widget: Widget
  private let dot = Label()
  private let title = Label()
  private let detail = Label()
  private let check = Icon("object-select-symbolic")

  init() {
    let row = Box(.horizontal, spacing: 12, [dot, title, detail, check])
    title.expand(vertically: false)
    detail.addStyle("dim-label")
    detail.isVisible = false
    row.setMargins(12, 8)
    widget = row
  }

  deinit {}

  func show<Option>(_ row: PickerRow<Option>) {
    title.text = row.title
    title.setStartMargin(18 * Int32(row.depth))
    detail.text = row.detail
    detail.isVisible = !row.detail.isEmpty
    dot.isVisible = row.color != nil
    if let color = row.color { dot.show([TextRun("●", color: color)]) }
    check.opacity = row.isCurrent ? 1 : 0
  }
}
