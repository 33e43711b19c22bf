import Bindery

extension Navigation {
  /// Rejects a view model in place of its screen; the message names the case of the screen.
  @available(
    *,
    unavailable,
    message: "pass the screen that has the view model: resetRoot(.search(viewModel))"
  )
  @discardableResult
  public func resetRoot(_ viewModel: ViewModel) -> NavigationOutcome { unavailable() }
}
