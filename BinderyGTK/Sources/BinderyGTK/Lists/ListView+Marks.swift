import BinderyNavigation
import CGTK

extension ListView {
  /// Whether a row itself has the keyboard focus, and not a widget in it or its menu.
  var isRowFocused: Bool {
    guard let root = gtk_widget_get_root(list.pointer()), let focused = gtk_root_get_focus(root)
    else { return false }
    return rows.values.contains { gtk_widget_get_parent($0.cell.widget.pointer()) == focused }
  }

  /// Shows which elements are marked, instead of those that were.
  func showMarks(_ isMarked: @escaping (Element) -> Bool) {
    MarkedRow.rule.install()
    self.isMarked = isMarked
    for row in rows.values { showMark(of: row) }
  }

  /// Gives a row the look of its mark, or takes it away.
  func showMark(of row: Row) {
    guard let isMarked, let element = row.element,
      let widget = gtk_widget_get_parent(row.cell.widget.pointer())
    else { return }
    let hasMark = untracked { isMarked(element) }
    bindery_accessible_set_selected(widget, hasMark ? 1 : 0)
    if hasMark {
      gtk_widget_add_css_class(widget, MarkedRow.style)
    } else {
      gtk_widget_remove_css_class(widget, MarkedRow.style)
    }
  }

  /// Calls `action` for a click with Ctrl or Shift, which gives the focus to the row and does not
  /// activate it.
  func onMarkingClick(
    _ action: @escaping (Element, _ isRange: Bool) -> Void
  ) -> ObservationToken {
    guard let gesture = gtk_gesture_click_new() else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    let click = ObjectOwner(retaining: UnsafeMutableRawPointer(gesture))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(list.pointer(), click.opaque)
    return click.connect("pressed") { [weak self, weak click] in
      guard let self, let click, let x = $0.double(1), let y = $0.double(2) else { return }
      let held = gtk_event_controller_get_current_event_state(click.opaque).rawValue
      let isRange = held & GDK_SHIFT_MASK.rawValue != 0
      guard isRange || held & GDK_CONTROL_MASK.rawValue != 0,
        let widget = gtk_widget_pick(list.pointer(), x, y, GTK_PICK_DEFAULT),
        let element = element(around: widget)
      else { return }
      gtk_gesture_set_state(click.opaque, GTK_EVENT_SEQUENCE_CLAIMED)
      action(element, isRange)
      if let row = rows.values.first(where: { $0.id == element.id }),
        let item = gtk_widget_get_parent(row.cell.widget.pointer())
      {
        gtk_widget_grab_focus(item)
      }
    }
  }
}

extension SectionedListView {
  /// Whether a row itself has the keyboard focus, and not a widget in it or its menu.
  var isRowFocused: Bool { list.isRowFocused }

  /// Shows which rows are marked, instead of those that were.
  func showMarks(_ isMarked: @escaping (Section.Row) -> Bool) {
    list.showMarks { if case .row(let row) = $0 { isMarked(row) } else { false } }
  }

  /// Calls `action` for a click with Ctrl or Shift, which does not activate the row.
  func onMarkingClick(
    _ action: @escaping (Section.Row, _ isRange: Bool) -> Void
  ) -> ObservationToken {
    list.onMarkingClick { if case .row(let row) = $0 { action(row, $1) } }
  }
}

/// The look of a row that the user has marked.
@MainActor
enum MarkedRow {
  static let style = "bindery-marked-row"
  static let rule = StyleRule("row.\(style) { background-color: alpha(@accent_bg_color, 0.3); }")
}
