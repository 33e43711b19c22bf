public import BinderyNavigation
import CGTK

extension ListView {
  /// The element of the row with the keyboard focus, the selection of the list; `nil` for none.
  ///
  /// The focus stays on its row when the list changes, and while a menu is open.
  public var focusedElement: Element? {
    focusedID.flatMap { element(withID: $0) }
  }

  /// The element of the row that contains a widget.
  func element(around widget: UnsafeMutablePointer<GtkWidget>) -> Element? {
    id(around: widget).flatMap { element(withID: $0) }
  }

  private func id(around widget: UnsafeMutablePointer<GtkWidget>) -> Element.ID? {
    var next: UnsafeMutablePointer<GtkWidget>? = widget
    while let current = next, current != list.pointer() {
      // The cell, or the row around it.
      let child = gtk_widget_get_first_child(current)
      for row in rows.values {
        let cell: UnsafeMutablePointer<GtkWidget> = row.cell.widget.pointer()
        if cell == current || cell == child { return row.id }
      }
      next = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Follows the focus of the window while the list is on the screen.
  func followFocus() {
    signals += list.connect("map") { [weak self] _ in self?.startFollowingFocus() }
    signals += list.connect("unmap") { [weak self] _ in self?.focusFollowing.inner = nil }
  }

  private func startFollowingFocus() {
    guard let root = gtk_widget_get_root(list.pointer()) else { return }
    let window = ObjectOwner(retaining: UnsafeMutableRawPointer(root))
    focusFollowing.inner = window.onChange(of: "focus-widget") { [weak self] in
      self?.noteFocus()
    }
    noteFocus()
  }

  private func noteFocus() {
    guard let root = gtk_widget_get_root(list.pointer()) else { return }
    let focused = gtk_root_get_focus(root)
    if let focused, gtk_widget_get_ancestor(focused, gtk_popover_get_type()) != nil {
      // An open menu has the actions of the row. Without them its items would be replaced, and the
      // focus lost.
      return
    }
    let id = focused.flatMap { widget in
      gtk_widget_is_ancestor(widget, list.pointer()) != 0 ? self.id(around: widget) : nil
    }
    if untracked({ focusedID }) != id { focusedID = id }
  }
}

extension Lifetime {
  /// Shows `elements` in a list, now and after each change of a property that they read.
  public func bind<Element, Cell>(
    _ list: ListView<Element, Cell>,
    to elements: @escaping () -> [Element]
  ) {
    follow {
      let elements = elements()
      untracked { list.show(elements) }
    }
  }
}
