package import BinderyGTK

/// The states of a screen, of which one is selected.
package final class StatesViewModel: ViewModel {
  /// The index of the selected state.
  @MutableProperty package var selection = 0

  /// The states by name.
  package static let states: [(name: String, state: StateView.State)] = [
    ("Loading", .loading),
    ("Empty", .message(title: "No Books Yet", icon: "view-list-symbolic")),
    ("Failed", .failed("The library does not answer. Check the connection.")),
    ("No matches", .noMatches("zeppelin")),
    ("Content", .content),
  ]

  /// The selected state.
  var state: StateView.State { Self.states[selection].state }

  /// Selects the state after a failure.
  func retry() { selection = 0 }
}
