import BinderyNavigation

extension NavigationHost {
  /// Returns whether the window may close now.
  ///
  /// Otherwise asks the guarded screens, and closes the window when all have agreed. A second
  /// request to close the window joins the open question.
  func mayClose() -> Bool {
    guard !hasEnded, !hasConsent, untracked({ router.isGuarded }) else { return true }
    guard closingQuestion == nil else { return false }
    closingQuestion = Task { [weak self, router] in
      let isAllowed = await router.confirmLeaving()
      self?.closingQuestion = nil
      if isAllowed { self?.closeWithConsent() }
    }
    return false
  }

  private func closeWithConsent() {
    guard !hasEnded else { return }
    hasConsent = true
    rootWindow.close()
    hasConsent = false
  }
}
