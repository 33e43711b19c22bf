import CGTK

extension ListView {
  /// Scrolls until the element at an offset is the topmost, or as far as the list goes.
  public func scroll(to offset: Int) {
    guard (0..<model.count).contains(offset) else { return }
    bindery_list_scroll(list.raw, guint(offset), guint(model.count - 1))
  }

  /// Whether the list is scrolled to its top.
  var isAtTop: Bool {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque) else { return true }
    return gtk_adjustment_get_value(adjustment) < 1
  }

  /// The elements of which a part is on the screen, from top to bottom.
  var visibleElements: [Element] { visiblePositions.compactMap { element(at: $0) } }

  /// The positions of which a part is on the screen, ascending.
  var visiblePositions: [Int] {
    guard list.isMapped else { return [] }
    let height = Float(gtk_widget_get_height(list.pointer()))
    let visible = rows.compactMap { item, row -> Int? in
      var bounds = graphene_rect_t()
      let cell = row.cell.widget
      guard row.element != nil,
        gtk_widget_compute_bounds(cell.pointer(), list.pointer(), &bounds) != 0
      else { return nil }
      let isVisible = bounds.origin.y < height && bounds.origin.y + bounds.size.height > 0
      return isVisible ? Int(gtk_list_item_get_position(OpaquePointer(item))) : nil
    }
    return visible.sorted()
  }

  /// Limits the width of rows, so that they are readable in a wide window.
  public func clamp(to width: Int32) {
    let clamp = Widget(adw_clamp_scrollable_new(), holding: [list])
    // The background of the list continues beside it.
    clamp.addStyle("view")
    adw_clamp_scrollable_set_maximum_size(clamp.opaque, width)
    adw_clamp_scrollable_set_tightening_threshold(clamp.opaque, width * 3 / 4)
    gtk_scrolled_window_set_child(widget.opaque, nil)
    adw_clamp_scrollable_set_child(clamp.opaque, list.pointer())
    gtk_scrolled_window_set_child(widget.opaque, clamp.pointer())
    widget.hold(clamp)
  }

  /// Adds style classes to the list itself, such as `rich-list`.
  public func addStyle(_ classes: String...) {
    for name in classes { list.addStyle(name) }
  }
}
