import BinderySignals

/// The activation of the screens of tabs: the selected one is active while the host is.
@MainActor
final class TabLife {
  /// Returns the view model of the tab at an index, and makes it if necessary.
  let viewModel: (Int) -> ViewModel
  private let made: () -> [ViewModel]
  private let selectedIndex: () -> Int
  private var isActive = false

  /// - Parameters:
  ///   - viewModel: Returns the view model of the tab at an index, and makes it if necessary.
  ///   - made: Returns the view models that have been made.
  ///   - selectedIndex: Returns the index of the selected tab, without a subscription.
  init(
    viewModel: @escaping (Int) -> ViewModel,
    made: @escaping () -> [ViewModel],
    selectedIndex: @escaping () -> Int
  ) {
    self.viewModel = viewModel
    self.made = made
    self.selectedIndex = selectedIndex
  }

  deinit {}

  /// Follows the activations and the end of `host`.
  func follow(_ host: ViewModel) {
    host.whenActivated { [weak self] activation in
      self?.setActive(true)
      activation.observeEnded { self?.setActive(false) }
    }
    host.lifetime.observeEnded { [made] in
      for viewModel in made().reversed() { viewModel.end() }
    }
  }

  /// Called when another tab has been selected.
  func select(from old: Int, to new: Int) {
    guard isActive else { return }
    viewModel(old).deactivate()
    viewModel(new).activate()
  }

  private func setActive(_ isActive: Bool) {
    self.isActive = isActive
    let selected = viewModel(selectedIndex())
    if isActive { selected.activate() } else { selected.deactivate() }
  }
}
