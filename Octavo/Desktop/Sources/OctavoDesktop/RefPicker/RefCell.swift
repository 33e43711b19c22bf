import BinderyGTK
import CGTK
import GitHubValues
import OctavoViewModels

/// A branch or a tag in the picker.
final class RefCell: ListCell {
  let widget: Widget
  private let name = Label()
  private let kind = Label()
  private let check = Layout.icon("object-select-symbolic")

  init() {
    let row = Box(.horizontal, spacing: 12, [name, kind, check])
    name.expand(vertically: false)
    kind.addStyle("dim-label", "caption")
    row.setMargins(12, 8)
    widget = row
  }

  deinit {}

  func show(_ row: RefPickerViewModel.Row) {
    name.text = row.reference.name
    kind.text = row.reference.kind == .branch ? "Branch" : "Tag"
    gtk_widget_set_opacity(check.pointer(), row.isCurrent ? 1 : 0)
  }
}
