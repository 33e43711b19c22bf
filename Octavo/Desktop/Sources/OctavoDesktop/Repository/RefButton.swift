import BinderyGTK
import OctavoViewModels

/// The branch or tag on show, on a button that lets one choose another.
@MainActor
final class RefButton: Widget {
  let button: Button
  private let name = Label()

  init() {
    let face = Box(.horizontal, spacing: 6, [name, Icon("pan-down-symbolic")])
    // A long name is cut, so that the buttons beside it stay in the window.
    name.limitWidth(to: 18)
    button = Button(face: face, name: Strings.selectReference)
    super.init(button.pointer(), holding: [button])
  }

  isolated deinit {}

  func show(_ reference: String?) {
    name.text = reference ?? "…"
    button.setTooltip(Strings.selectReference)
  }
}
