import BinderySignals

/// The stored states of tabs whose screens have not been made yet.
@MainActor
final class UnrestoredStates {
  /// The states, by the indexes of the tabs.
  var states: [Int: [String: String]] = [:]

  deinit {}

  /// Restores the state of the tab at `index`, if there is one.
  func restore(_ index: Int, to viewModel: ViewModel) {
    guard let state = states.removeValue(forKey: index) else { return }
    (viewModel as? any RestorableViewModel)?.restore(state)
  }
}
