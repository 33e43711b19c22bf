import BinderyGTK
import OctavoViewModels

/// Stars a repository, and shows whether and how often it is starred.
@MainActor
final class StarButton: Widget {
  let button: Button
  private let icon = Icon("non-starred-symbolic")
  private let count = Label()

  init() {
    let face = Box(.horizontal, spacing: 6, [icon, count])
    button = Button(face: face, name: Strings.starAction(isStarred: nil))
    super.init(button.pointer(), holding: [button])
  }

  isolated deinit {}

  /// Shows a star that is filled, hollow or, where it is not known which, half filled.
  func show(_ stars: Int, isStarred: Bool?) {
    icon.name =
      switch isStarred {
      case true?: "starred-symbolic"
      case false?: "non-starred-symbolic"
      case nil: "semi-starred-symbolic"
      }
    count.text = Strings.short(stars)
    let title = Strings.starAction(isStarred: isStarred)
    button.setTooltip(title)
    button.setAccessibleName("\(title), \(Strings.stars(stars, isStarred: isStarred))")
  }
}
