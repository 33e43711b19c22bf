public import BinderyNavigation

extension NavigationHost {
  /// The actions of the screen with the keyboard focus: the active one, or the left one of a split
  /// view, followed by those of the active one for its buttons.
  public var actions: [ScreenAction] {
    (besideView?.actions ?? []) + (topViews.last?.actions ?? [])
  }

  /// The actions that keys perform: those of the screen with the keyboard focus.
  var keyActions: [ScreenAction] { (besideView ?? topViews.last)?.actions ?? [] }

  /// Adds the actions of the active screen to a table, and lets all windows of the host perform
  /// them.
  ///
  /// In a split view, keys perform the actions of the page with the focus, and no action that only
  /// the other page has.
  public func attach(_ table: ActionTable) {
    self.table = table
    table.follow { [weak self] in
      self?.actions ?? []
    } keys: { [weak self] in
      self?.keyActions ?? []
    }
    table.attach(to: rootWindow)
    for modal in modals { table.attach(to: modal.window) }
  }
}
