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
    guard isBesideFocused, topViews.count == 1, !root.endsInPreview else { return nil }
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
    showPreview()
    noteFocus()
  }

  /// Shows the preview of the router, or none, beside the top of the root controller.
  func showPreview() {
    guard !hasEnded, let first = untracked({ router.controllers }).first else { return }
    root.show(first.entries, preview: preview(of: first), .none)
    noteFocus()
  }

  /// Returns the preview beside the top of a controller, where there is room.
  func preview(of controller: NavigationController<Screen>) -> PagePreview<Screen>? {
    guard root.isSplit, let preview = untracked({ router.preview }),
      preview.owner == controller.top.id
    else { return nil }
    return preview
  }

  /// Opens the preview to which the user has moved the focus, or goes back to the list beside the
  /// page.
  func followFocus() {
    noteFocus()
    guard !hasEnded, !root.isChanging, modals.isEmpty else { return }
    if root.endsInPreview {
      if root.pages.last?.focusedWidget != nil { router.openPreview() }
    } else if let beside = root.besidePage, beside.focusedWidget != nil, root.showsPreviews(beside)
    {
      router.requestBack(to: beside.id)
    }
  }
}
