/// A page whose scroll position is restored with its screen.
///
/// The page of each view kit writes the position, and scrolls to the restored one when the page is
/// loaded.
@MainActor
public protocol RestorablePage: RestorableViewModel {
  /// The scroll position.
  var scrollPosition: ScrollPosition { get set }
}

extension RestorablePage {
  /// The scroll position; a page with more state merges its own with ``scrollState``.
  public var restorableState: [String: String] { scrollState }

  /// Restores the scroll position.
  public func restore(_ state: [String: String]) { restoreScroll(state) }

  /// The scroll position as a state; empty at the top.
  public var scrollState: [String: String] {
    scrollPosition.fraction > 0 ? ["scroll": "\(scrollPosition.fraction)"] : [:]
  }

  /// Restores the scroll position of a state that may be from another version of the app.
  public func restoreScroll(_ state: [String: String]) {
    if let fraction = state["scroll"].flatMap({ Double($0) }) { scrollPosition.restore(fraction) }
  }
}
