import CGTK

/// Widgets in rows and columns.
@MainActor
public final class Grid: Widget {
  /// Makes a grid with distances in pixels.
  public init(columnSpacing: Int32 = 0, rowSpacing: Int32 = 0) {
    super.init(gtk_grid_new())
    gtk_grid_set_column_spacing(pointer(), guint(max(columnSpacing, 0)))
    gtk_grid_set_row_spacing(pointer(), guint(max(rowSpacing, 0)))
  }

  /// Makes a row of a small widget and one that takes the rest of the width.
  ///
  /// A ``Box`` measures wrapped text wrongly beside other widgets: lines of different height, as
  /// with two scripts, then overlap the edge.
  public convenience init(_ lead: Widget, spacing: Int32, beside content: Widget) {
    self.init(columnSpacing: spacing)
    attach(lead, column: 0, row: 0)
    attach(content, column: 1, row: 0)
  }

  isolated deinit {}

  /// Puts a widget at a place; it may be several columns wide.
  public func attach(_ child: Widget, column: Int, row: Int, width: Int = 1) {
    gtk_grid_attach(
      pointer(),
      child.pointer(),
      Int32(clamping: column),
      Int32(clamping: row),
      Int32(clamping: max(width, 1)),
      1
    )
    hold(child)
  }
}
