import BinderyNavigation

extension NavigationHost {
  /// Returns a request of the left page of a split view as one from its entry.
  ///
  /// The right page is removed in the same change, after the question of a guarded screen: a new
  /// screen takes its place, and the left page stays.
  func redirected(
    _ request: NavigationRequest<NavigationTarget<Screen>>
  ) -> NavigationRequest<NavigationTarget<Screen>> {
    guard request.origin == .program, request.source == nil, modals.isEmpty,
      let beside = root.besidePage, beside.focusedWidget != nil
    else { return request }
    switch request.action {
    case .push, .pop, .present, .replace: return request.from(beside.id)
    case .popTo, .popToRoot, .dismiss, .resetRoot, .set, .remove, .back: return request
    }
  }

  /// The view of the left page of a split view while it has the keyboard focus.
  var besideView: (any ScreenView)? {
    guard isBesideFocused, topViews.count == 1 else { return nil }
    return root.besidePage?.view
  }

  /// Stores whether the left page of a split view has the keyboard focus.
  func noteFocus() {
    let isFocused = root.besidePage?.focusedWidget != nil
    if isFocused != untracked({ isBesideFocused }) { isBesideFocused = isFocused }
  }

  /// Shows the two top screens of the root controller beside each other, or one.
  func setSplit(_ isSplit: Bool) {
    guard !hasEnded else { return }
    root.isSplit = isSplit
    router.setSplit(isSplit)
    noteFocus()
  }
}
