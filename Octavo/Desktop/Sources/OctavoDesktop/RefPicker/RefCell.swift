import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A branch or a tag in the picker.
final class RefCell: ListCell {
  let widget: Widget
  private let name = Label()
  private let check = Icon("object-select-symbolic")

  init() {
    let row = Box(.horizontal, spacing: 12, [name, check])
    name.expand(vertically: false)
    row.setMargins(12, 8)
    widget = row
  }

  deinit {}

  func show(_ row: RefPickerViewModel.Row) {
    name.text = row.reference.name
    check.opacity = row.isCurrent ? 1 : 0
  }
}
