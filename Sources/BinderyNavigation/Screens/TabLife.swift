import BinderySignals

/// The activation of the screens of tabs: the selected one is active while the host is.
@MainActor
final class TabLife {
  /// Returns the view model of the tab at an index, and makes it if necessary.
  let viewModel: (Int) -> ViewModel
  private let made: () -> [ViewModel]
  private let selectedIndex: () -> Int
  private var isActive = false
  private var hasReported = false

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
    for viewModel in made() { _ = takes(viewModel) }
    host.whenActivated { [weak self] activation in
      self?.setActive(true)
      activation.observeEnded { self?.setActive(false) }
    }
    // Weak, because the tabs may be released before the lifetime of their host ends.
    host.lifetime.observeEnded { [weak self, made] in
      for viewModel in made().reversed()
      where viewModel.place == nil || viewModel.place === self { viewModel.end() }
    }
  }

  /// Called when another tab has been selected.
  func select(from old: Int, to new: Int) {
    guard isActive else { return }
    deactivate(viewModel(old))
    // A life-cycle hook may have covered the host, or selected another tab.
    guard isActive, selectedIndex() == new else { return }
    activate(viewModel(new))
  }

  private func setActive(_ isActive: Bool) {
    self.isActive = isActive
    let selected = viewModel(selectedIndex())
    if isActive { activate(selected) } else { deactivate(selected) }
  }

  private func activate(_ viewModel: ViewModel) {
    if takes(viewModel) { viewModel.activate() }
  }

  private func deactivate(_ viewModel: ViewModel) {
    if takes(viewModel) { viewModel.deactivate() }
  }

  /// Returns whether the tabs are the place of a view model, and makes them so if it has none.
  ///
  /// A view model that is shown elsewhere, or has ended, is reported, once.
  private func takes(_ viewModel: ViewModel) -> Bool {
    if viewModel.place == nil, viewModel.phase != .ended { viewModel.place = self }
    if viewModel.place !== self, !hasReported {
      hasReported = true
      let fault = viewModel.phase == .ended ? "has ended" : "is shown already"
      Trace.report(.refusedScreen("the view model \(type(of: viewModel)) of a tab \(fault)"))
    }
    return viewModel.place === self
  }
}
