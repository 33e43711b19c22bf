import BinderyGTK
import OctavoViewModels

/// The button of the follow of an account in a list; invisible for one that cannot be followed.
@MainActor
final class FollowButton: Widget {
  private let button = Button("")
  private var action: () -> Void = {}
  private let clicks = Lifetime()

  init() {
    super.init(button.pointer(), holding: [button])
    align(vertically: .center)
    clicks += button.onClick { [weak self] in self?.action() }
  }

  isolated deinit { clicks.dispose() }

  /// Shows the follow of an account, which changes while the row is shown; a click changes it.
  func show(
    _ name: String,
    _ lifetime: Lifetime,
    follow: @escaping () -> FollowState?,
    toggle: @escaping () -> Void
  ) {
    action = toggle
    lifetime.observe(self) { view in
      let state = follow()
      view.isVisible = state != nil
      guard let state else { return }
      view.button.title = state.title
      view.button.setAccessibleName("\(state.actionTitle), \(name)")
    }
  }
}
