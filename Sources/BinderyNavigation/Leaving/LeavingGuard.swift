public import BinderySignals

/// A view model that asks before its screen is removed, for example because of an unsaved text.
///
/// ```swift
/// final class CommentViewModel: ViewModel, LeavingGuard {
///   @MutableProperty var text = ""
///   let discard = Interaction<Void, Bool>()
///
///   var guardsLeaving: Bool { !text.isEmpty }
///   func confirmLeaving() async -> Bool { await discard.ask() ?? true }
/// }
/// ```
///
/// The router asks for every request that would remove the screen, of the program and of the user
/// alike. It does not ask for forced requests: `finish`, `remove`, ``Router/end()``, and a reset
/// with `isForced`.
///
/// - A request that comes while the question is open joins it.
/// - Several guarded screens are asked one after the other, the top one first. One refusal cancels
///   the whole request.
/// - The question is no request: other requests are performed meanwhile. If the screens to remove
///   have changed when the answer arrives, the request is refused.
/// - When one of these screens is removed without the question, by a forced request or the end of
///   the router, the question is withdrawn: the task of ``confirmLeaving()`` is cancelled, the
///   requests that wait for the answer are refused, and the next one asks anew.
@MainActor
public protocol LeavingGuard: ViewModel {
  /// Whether the screen must not be removed without a question at present.
  ///
  /// Hosts observe it: while it is true, going back by a gesture that cannot be refused is off.
  var guardsLeaving: Bool { get }

  /// Asks the user.
  ///
  /// - Returns: Whether the screen may be removed.
  func confirmLeaving() async -> Bool
}
