import CGTK

extension Widget {
  /// The position of a widget in a parent that is larger.
  public enum Alignment {
    /// At the start of the line, or at the top.
    case start
    /// In the middle.
    case center
    /// At the end of the line, or at the bottom.
    case end
    /// The whole space.
    case fill

    var value: GtkAlign {
      switch self {
      case .start: GTK_ALIGN_START
      case .center: GTK_ALIGN_CENTER
      case .end: GTK_ALIGN_END
      case .fill: GTK_ALIGN_FILL
      }
    }
  }

  /// Sets the position in the parent; `nil` leaves it as it is.
  public final func align(horizontally: Alignment? = nil, vertically: Alignment? = nil) {
    if let horizontally { gtk_widget_set_halign(pointer(), horizontally.value) }
    if let vertically { gtk_widget_set_valign(pointer(), vertically.value) }
  }

  /// Sets whether the widget takes all the space that is left.
  public final func expand(horizontally: Bool = true, vertically: Bool = true) {
    gtk_widget_set_hexpand(pointer(), horizontally ? 1 : 0)
    gtk_widget_set_vexpand(pointer(), vertically ? 1 : 0)
  }

  /// Sets the distance to the surrounding widgets, in pixels.
  public final func setMargins(_ horizontal: Int32, _ vertical: Int32) {
    gtk_widget_set_margin_start(pointer(), horizontal)
    gtk_widget_set_margin_end(pointer(), horizontal)
    gtk_widget_set_margin_top(pointer(), vertical)
    gtk_widget_set_margin_bottom(pointer(), vertical)
  }

  /// Sets the distance to the widget above, in pixels.
  public final func setTopMargin(_ margin: Int32) { gtk_widget_set_margin_top(pointer(), margin) }

  /// Sets the distance to what is in front of the widget in a line, in pixels.
  public final func setStartMargin(_ margin: Int32) {
    gtk_widget_set_margin_start(pointer(), margin)
  }

  /// Sets the smallest size, in pixels; `nil` for the natural one.
  public final func setMinimumSize(width: Int32? = nil, height: Int32? = nil) {
    gtk_widget_set_size_request(pointer(), width ?? -1, height ?? -1)
  }
}
