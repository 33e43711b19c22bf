#if canImport(Glibc) || canImport(Musl)
import Bindery

/// The states of the widgets of a view, and the focus.
///
/// It draws a layout and passes events to the widget with the focus. It keeps states by name, and
/// no widget.
@MainActor
final class WidgetTree {
  private var states: [String: AnyObject] = [:]
  private var wantedFocus: String?
  /// The widget on which the button of the mouse was pressed last.
  private var pressed: String?
  /// The areas of the widgets in the last frame.
  var places: [String: Rect] = [:]
  /// The size of the view in the last frame.
  var size = Size(columns: 0, rows: 0)

  init(initialFocus: String? = nil) { wantedFocus = initialFocus }

  deinit {}

  /// Returns the state of a widget, and makes it if necessary.
  func state<W: Widget>(of widget: W) -> W.State {
    if let state = states[widget.name] as? W.State { return state }
    let state = untracked { widget.makeState() }
    states[widget.name] = state
    return state
  }

  /// Returns the offset of a scrolled part.
  func offset(of name: String) -> ScrollOffset {
    if let offset = states[name] as? ScrollOffset { return offset }
    let offset = ScrollOffset()
    states[name] = offset
    return offset
  }

  /// Returns the widget with the focus: the one that was chosen last, or else the first.
  func focused(in widgets: [any Widget]) -> (any Widget)? {
    let focusable = widgets.filter(\.isFocusable)
    return focusable.first { $0.name == wantedFocus } ?? focusable.first
  }

  /// Gives the focus to the widget with a name.
  func focus(_ name: String, in widgets: [any Widget]) {
    if let before = focused(in: widgets), before.name != name { end(before) }
    wantedFocus = name
  }

  /// Gives the focus to another widget in the order.
  func moveFocus(by distance: Int, in widgets: [any Widget]) {
    let focusable = widgets.filter(\.isFocusable)
    guard let current = focused(in: widgets),
      let index = focusable.firstIndex(where: { $0.name == current.name })
    else { return }
    let next = (index + distance + focusable.count) % focusable.count
    focus(focusable[next].name, in: widgets)
  }

  /// Passes an event to the widget with the focus.
  ///
  /// - Returns: Whether it had a meaning for the widget.
  func handle(_ event: InputEvent, in layout: Layout) -> Bool {
    let widgets = layout.widgets
    switch event {
    case .drag(let point): return pass(point, to: widgets) { .drag($0) }
    case .doubleClick(let point): return pass(point, to: widgets) { .doubleClick($0) }
    default: break
    }
    if case .wheel(_, let point) = event,
      let widget = widgets.first(where: { places[$0.name]?.contains(point) == true })
    {
      return handle(event, widget)
    }
    return focused(in: widgets).map { handle(event, $0) } ?? false
  }

  /// Passes a click to the widget that marked the target, and gives it the focus.
  ///
  /// - Returns: Whether a widget has handled it.
  func click(_ target: ClickTarget, at point: Point, in layout: Layout) -> Bool {
    let widgets = layout.widgets
    for widget in widgets where click(target, at: inside(widget, point), widget) {
      pressed = widget.name
      if widget.isFocusable { focus(widget.name, in: widgets) }
      return true
    }
    return false
  }

  /// Ends the press of a button, so that a drag is not passed on.
  func endPress() { pressed = nil }

  /// Passes a cell to the widget on which the button was pressed.
  private func pass(
    _ point: Point,
    to widgets: [any Widget],
    as event: (Point) -> InputEvent
  ) -> Bool {
    guard let widget = widgets.first(where: { $0.name == pressed }) else { return false }
    return handle(event(inside(widget, point)), widget)
  }

  /// Returns a cell as counted in the area of a widget.
  private func inside(_ widget: any Widget, _ point: Point) -> Point {
    let place = places[widget.name]
    return Point(column: point.column - (place?.column ?? 0), row: point.row - (place?.row ?? 0))
  }

  /// Returns whether typed characters go into a text.
  func isTyping(in layout: Layout) -> Bool {
    focused(in: layout.widgets).map { isTyping($0) } ?? false
  }

  /// Returns the actions of the widget with the focus.
  func actions(in layout: Layout) -> [ScreenAction] {
    focused(in: layout.widgets).map { actions($0) } ?? []
  }

  /// Returns the keys that only move.
  func keyActions(in layout: Layout, _ map: KeyMap) -> [KeyAction] {
    let widgets = layout.widgets
    var keys = focused(in: widgets).map { keyActions($0, map) } ?? []
    if widgets.count(where: \.isFocusable) > 1 {
      // In a text, Enter moves on, unless the screen has an action for it.
      let enter = isTyping(in: layout) ? [KeyPress(.enter)] : []
      for (id, title, extra, distance) in [
        ("focus.next", "Next field", enter, 1), ("focus.previous", "Previous field", [], -1),
      ] {
        keys.append(
          KeyAction(id, title, keys: map[id] + extra, section: "Moving") { [weak self] in
            self?.moveFocus(by: distance, in: widgets)
          }
        )
      }
    }
    return keys
  }
}

// MARK: - Opening the existential of a widget

extension WidgetTree {
  private func handle<W: Widget>(_ event: InputEvent, _ widget: W) -> Bool {
    widget.handle(event, state(of: widget))
  }

  private func click<W: Widget>(_ target: ClickTarget, at point: Point, _ widget: W) -> Bool {
    widget.click(target, at: point, state(of: widget))
  }

  private func end<W: Widget>(_ widget: W) { widget.didLoseFocus(state(of: widget)) }

  private func isTyping<W: Widget>(_ widget: W) -> Bool { widget.isTyping(state(of: widget)) }

  private func actions<W: Widget>(_ widget: W) -> [ScreenAction] {
    widget.actions(state(of: widget))
  }

  private func keyActions<W: Widget>(_ widget: W, _ map: KeyMap) -> [KeyAction] {
    widget.keyActions(state(of: widget), map)
  }
}
#endif
