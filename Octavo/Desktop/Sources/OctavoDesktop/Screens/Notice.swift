import BinderyGTK
import CGTK

/// A line above a page that says that what is below may be out of date.
@MainActor
final class Notice: Widget {
  private let label = Label("", .wrapping)

  init() {
    let row = Box(.horizontal, spacing: 12)
    let icon = Widget(gtk_image_new_from_icon_name("dialog-warning-symbolic"))
    row.append(icon)
    row.append(label)
    row.setMargins(12, 6)
    label.expand(vertically: false)
    super.init(gtk_revealer_new(), holding: [row])
    gtk_revealer_set_child(opaque, row.pointer())
    row.addStyle("warning")
  }

  isolated deinit {}

  func show(_ words: String?) {
    if let words { label.text = words }
    gtk_revealer_set_reveal_child(opaque, words == nil ? 0 : 1)
  }
}
