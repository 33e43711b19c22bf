import BinderyNavigation

extension ListScreen {
  /// Calls `action` with the width of the rows in pixels, when they are laid out and after each
  /// change of it, until the view is released.
  ///
  /// The call comes after the layout, so that `action` may show other rows.
  public func onWidth(_ action: @escaping (Int) -> Void) {
    lifetime += list.onScrolledWidth(action)
  }
}
