public import BinderySignals

/// A view model whose scroll position, selection or draft is restored with its screen.
///
/// ```swift
/// final class DraftViewModel: ViewModel, RestorableViewModel {
///   @MutableProperty var text = ""
///
///   var restorableState: [String: String] { ["text": text] }
///
///   func restore(_ state: [String: String]) { text = state["text"] ?? "" }
/// }
/// ```
///
/// - Order: ``restore(_:)`` is called when the screen has been made, before it is shown.
/// - Lifetime: the state is read for a ``NavigationSnapshot``, and not observed.
/// - Errors: the state may be from another version of the app; what cannot be read is ignored.
/// - Cost: a dictionary for each screen of a snapshot; leave out what is the default.
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
