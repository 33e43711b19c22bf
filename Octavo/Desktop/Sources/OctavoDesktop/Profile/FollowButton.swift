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

  /// Shows the follow of the account of a row, which changes while the row is shown; a click
  /// performs the action “follow” of the row.
  func show<Model: FollowListing>(
    _ name: String,
    of row: Model.Row,
    in viewModel: Model,
    _ lifetime: Lifetime
  ) {
    action = { viewModel.actions(for: row).action("follow")?.perform() }
    lifetime.observe(self) { view in
      let state = viewModel.followState(of: row)
      view.isVisible = state != nil
      guard let state else { return }
      view.button.title = state.title
      view.button.setAccessibleName("\(state.actionTitle), \(name)")
    }
  }
}
