import BinderyNavigation

extension NavigationHost {
  /// Returns the request that replaces a push from the left page of a split view.
  ///
  /// The new screen takes the place of the right page, and the left one stays.
  func redirected(
    _ request: NavigationRequest<NavigationTarget<Screen>>
  ) -> NavigationRequest<NavigationTarget<Screen>> {
    guard case .push(let target) = request.action, modals.isEmpty,
      root.besidePage?.focusedWidget != nil
    else { return request }
    return NavigationRequest(
      .replace(target),
      request.transition,
      origin: request.origin,
      isForced: request.isForced
    )
  }

  /// Shows the two top screens of the root controller beside each other, or one.
  func setSplit(_ isSplit: Bool) {
    guard !hasEnded else { return }
    root.isSplit = isSplit
    router.setSplit(isSplit)
  }
}
