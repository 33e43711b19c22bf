import BinderyGTK
import CGTK
import OctavoViewModels

/// Stars a repository, and shows whether and how often it is starred.
@MainActor
final class StarButton: Widget {
  let button: Button
  private let icon = Layout.icon("non-starred-symbolic")
  private let count = Label()

  init() {
    let face = Box(.horizontal, spacing: 6, [icon, count])
    button = Button(face: face, name: "Star")
    super.init(button.pointer(), holding: [button])
  }

  isolated deinit {}

  func show(_ stars: Int, isStarred: Bool) {
    gtk_image_set_from_icon_name(
      icon.opaque,
      isStarred ? "starred-symbolic" : "non-starred-symbolic"
    )
    count.text = Words.short(stars)
    button.setTooltip(isStarred ? "Take the Star Back" : "Star")
  }
}
