import BinderyNavigation
package import CGTK

/// The menus of the rows of a list.
///
/// A secondary click, a long touch, the menu key and Shift+F10 open the menu of a row; a swipe to
/// the start of the line offers its first action that is enabled, and no other.
@MainActor
package final class RowMenu {
  private let list: Widget
  private let actions: (UnsafeMutablePointer<GtkWidget>) -> [ScreenAction]
  private var popover: Widget?
  private var menu: Menu?
  private var closing: ObservationToken?
  private let signals = Lifetime()

  /// Makes menus for `list`; `actions` returns those of the row that contains a widget.
  package init(
    on list: Widget,
    actions: @escaping (UnsafeMutablePointer<GtkWidget>) -> [ScreenAction]
  ) {
    self.list = list
    self.actions = actions
    addGestures()
    addKeys()
    signals += list.connect("unmap") { [weak self] _ in self?.remove() }
  }

  isolated deinit {
    signals.dispose()
    remove()
  }

  /// Opens the menu of the row at a point of the list.
  package func open(at x: Double, _ y: Double, firstOnly: Bool = false) {
    guard let widget = gtk_widget_pick(list.pointer(), x, y, GTK_PICK_DEFAULT) else { return }
    let found = untracked { actions(widget) }
    let first = found.first(where: \.isEnabled).map { [$0] } ?? []
    show(firstOnly ? first : found, at: x, y)
  }

  /// Opens the menu of the row that has the focus.
  ///
  /// - Returns: Whether there is one with actions.
  @discardableResult
  func openFocused() -> Bool {
    guard let root = gtk_widget_get_root(list.pointer()), let widget = gtk_root_get_focus(root)
    else { return false }
    let found = untracked { actions(widget) }
    var bounds = graphene_rect_t()
    guard !found.isEmpty, gtk_widget_compute_bounds(widget, list.pointer(), &bounds) != 0
    else {
      return false
    }
    show(found, at: Double(bounds.origin.x) + 24, Double(bounds.origin.y + bounds.size.height))
    return true
  }

  private func show(_ actions: [ScreenAction], at x: Double, _ y: Double) {
    remove()
    guard !actions.isEmpty else { return }
    let menu = Menu { actions }
    let popover = Widget(gtk_popover_menu_new_from_model(menu.model.pointer()))
    menu.group.attach(to: popover)
    gtk_widget_set_parent(popover.pointer(), list.pointer())
    gtk_popover_set_has_arrow(popover.pointer(), 0)
    var point = GdkRectangle(x: Int32(x), y: Int32(y), width: 1, height: 1)
    gtk_popover_set_pointing_to(popover.pointer(), &point)
    self.menu = menu
    self.popover = popover
    closing = popover.connect("closed") { [weak self] _ in
      // The action is performed after the popover has closed.
      Task { [weak self] in self?.removeClosed() }
    }
    gtk_popover_popup(popover.pointer())
  }

  private func removeClosed() {
    if let popover, !popover.isVisible { remove() }
  }

  private func remove() {
    guard let popover else { return }
    closing = nil
    self.popover = nil
    menu = nil
    if popover.isVisible { gtk_popover_popdown(popover.pointer()) }
    gtk_widget_unparent(popover.pointer())
  }

  private func addGestures() {
    let click = gesture(gtk_gesture_click_new())
    gtk_gesture_single_set_button(click.opaque, guint(GDK_BUTTON_SECONDARY))
    signals += click.connect("pressed") { [weak self] in
      if let x = $0.double(1), let y = $0.double(2) { self?.open(at: x, y) }
    }
    let press = gesture(gtk_gesture_long_press_new())
    gtk_gesture_single_set_touch_only(press.opaque, 1)
    signals += press.connect("pressed") { [weak self] in
      if let x = $0.double(0), let y = $0.double(1) { self?.open(at: x, y) }
    }
    addSwipe()
  }

  private func addSwipe() {
    let drag = gesture(gtk_gesture_drag_new())
    var swipe = RowSwipe()
    var start = (x: 0.0, y: 0.0)
    gtk_gesture_single_set_touch_only(drag.opaque, 1)
    signals += drag.connect("drag-begin") {
      swipe = RowSwipe()
      if let x = $0.double(0), let y = $0.double(1) { start = (x, y) }
    }
    signals += drag.connect("drag-update") { [weak drag] in
      guard let drag, let x = $0.double(0), let y = $0.double(1) else { return }
      swipe.move(x, y)
      switch swipe.state {
      case .possible: break
      // The touch neither scrolls nor activates the row.
      case .recognized: gtk_gesture_set_state(drag.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      case .refused: gtk_gesture_set_state(drag.opaque, GTK_EVENT_SEQUENCE_DENIED)
      }
    }
    signals += drag.connect("drag-end") { [weak self] in
      guard let x = $0.double(0), let y = $0.double(1), swipe.end(x, y) else { return }
      self?.open(at: start.x, start.y, firstOnly: true)
    }
  }

  private func addKeys() {
    let keys = gesture(gtk_event_controller_key_new())
    signals += keys.answer("key-pressed") { [weak self] in
      let isMenuKey = $0.unsigned(0) == Int(GDK_KEY_Menu)
      let isShifted = ($0.flags(2) ?? 0) & GDK_SHIFT_MASK.rawValue != 0
      guard isMenuKey || ($0.unsigned(0) == Int(GDK_KEY_F10) && isShifted) else { return false }
      return self?.openFocused() ?? false
    }
  }

  /// Adds an event controller to the list, which owns it.
  private func gesture(_ controller: OpaquePointer?) -> ObjectOwner {
    guard let controller else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(list.pointer(), owner.opaque)
    return owner
  }
}
