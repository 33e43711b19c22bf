import BinderyGTK
import OctavoViewModels

/// An option in a picker: its name, behind the dot of a language, and the check of the chosen one.
final class OptionCell: ListCell {
  let widget: Widget
  private let dot = Label()
  private let name = Label()
  private let check = Icon("object-select-symbolic")

  init() {
    let row = Box(.horizontal, spacing: 12, [dot, name, check])
    name.expand(vertically: false)
    row.setMargins(12, 8)
    widget = row
  }

  deinit {}

  func show(_ row: OptionPickerViewModel.Row) {
    name.text = row.option.title
    dot.isVisible = row.option.color != nil
    if let color = row.option.color { dot.show([TextRun("●", color: color)]) }
    check.opacity = row.isCurrent ? 1 : 0
  }
}
