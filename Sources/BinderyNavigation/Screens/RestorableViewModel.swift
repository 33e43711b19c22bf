public import BinderySignals

/// A view model whose scroll position, selection or draft is restored with its screen.
@MainActor
public protocol RestorableViewModel: ViewModel {
  /// The state to restore, by names of the view model’s own.
  ///
  /// Values are text, so that a later version of the app can read those of an older one.
  var restorableState: [String: String] { get }

  /// Restores a state before the screen is shown.
  ///
  /// The state may be from another version of the app: unknown names and impossible values are to
  /// be ignored.
  func restore(_ state: [String: String])
}
