import CGTK

/// Widgets in a row or a column.
@MainActor
public final class Box: Widget {
  /// Makes a box of widgets, with a distance in pixels between them.
  public init(_ orientation: Orientation, spacing: Int32 = 0, _ children: [Widget] = []) {
    super.init(gtk_box_new(orientation.value, spacing))
    for child in children { append(child) }
  }

  isolated deinit {}

  /// The direction of a row or column.
  public enum Orientation {
    /// From the start to the end of a line.
    case horizontal
    /// From top to bottom.
    case vertical

    var value: GtkOrientation {
      self == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    }
  }

  /// Adds a widget after the others.
  public func append(_ child: Widget) {
    gtk_box_append(pointer(), child.pointer())
    hold(child)
  }

  /// Adds a widget behind another one of the box.
  public func insert(_ child: Widget, after sibling: Widget) {
    gtk_box_insert_child_after(pointer(), child.pointer(), sibling.pointer())
    hold(child)
  }

  /// Moves a widget of the box behind another one.
  public func move(_ child: Widget, after sibling: Widget) {
    gtk_box_reorder_child_after(pointer(), child.pointer(), sibling.pointer())
  }

  /// Gives each visible widget the same width in a row, or the same height in a column.
  public func shareEqually() { gtk_box_set_homogeneous(pointer(), 1) }

  /// Removes a widget.
  public func remove(_ child: Widget) {
    gtk_box_remove(pointer(), child.pointer())
    release(child)
  }
}
