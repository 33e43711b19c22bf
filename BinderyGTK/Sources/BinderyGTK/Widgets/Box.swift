import CGTK

/// Widgets in a row or a column.
@MainActor
public final class Box: Widget {
  /// Makes a box; a homogeneous one gives all children the same room.
  public init(_ orientation: Orientation, spacing: Int32 = 0, _ children: [Widget] = []) {
    let direction =
      orientation == .vertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    super.init(gtk_box_new(direction, spacing))
    for child in children { append(child) }
  }

  isolated deinit {}

  /// Which way the children follow each other.
  public enum Orientation {
    /// From the start to the end of a line.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// Puts a widget after the others.
  public func append(_ child: Widget) {
    gtk_box_append(pointer(), child.pointer())
    hold(child)
  }

  /// Takes a widget out.
  public func remove(_ child: Widget) {
    gtk_box_remove(pointer(), child.pointer())
    release(child)
  }
}
