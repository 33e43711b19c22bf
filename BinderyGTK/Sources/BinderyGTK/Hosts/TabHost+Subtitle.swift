import BinderyNavigation

extension TabHost {
  /// Shows the subtitle of the selected tab above it, because the buttons take its place in the
  /// header bar.
  func showSubtitle() {
    if case .double(_, let text)? = selectedView?.screenTitle {
      subtitle.text = text
      subtitle.isVisible = true
    } else {
      subtitle.isVisible = false
    }
  }
}
