import BinderySignals

/// A weak reference to the view model of a screen that is being made.
@MainActor
final class WeakViewModel {
  private(set) weak var viewModel: ViewModel?
  /// Whether the screen was to be removed before it was made.
  private var isRemoved = false

  deinit {}

  /// Removes the screen with `remove`; one that is being made is removed when it has been made.
  func remove(_ remove: (ViewModel) -> Void) {
    if let viewModel { remove(viewModel) } else { isRemoved = true }
  }

  /// Stores the view model of the screen that has been made.
  func made(_ viewModel: ViewModel, _ remove: (ViewModel) -> Void) {
    self.viewModel = viewModel
    if isRemoved { remove(viewModel) }
  }
}
