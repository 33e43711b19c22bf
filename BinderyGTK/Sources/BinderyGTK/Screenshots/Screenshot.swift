import CGTK

/// Pictures of widgets as they are on the screen.
///
/// Drawn by cairo from what the widgets hand to the renderer, so they need no graphics card and
/// are the same on every machine with the same fonts.
public enum Screenshot {
  /// Draws a widget that is on the screen.
  ///
  /// - Parameters:
  ///   - widget: The widget to draw, such as a window.
  ///   - scale: Pixels of the picture for one of the widget.
  /// - Returns: A PNG, or `nil` if the widget is not on the screen.
  public static func png(of widget: Widget, scale: Double = 1) -> [UInt8]? {
    let width = Double(gtk_widget_get_width(widget.pointer()))
    let height = Double(gtk_widget_get_height(widget.pointer()))
    guard widget.isMapped, width > 0, height > 0 else { return nil }
    guard let node = renderNode(of: widget, width, height) else { return nil }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(width * scale),
      Int32(height * scale)
    )
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) {
      cairo_surface_write_to_png_stream(surface, appendBytes, $0)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }

  private static func renderNode(
    of widget: Widget,
    _ width: Double,
    _ height: Double
  ) -> OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(widget.pointer()) else { return nil }
    let owner = ObjectOwner(adopting: UnsafeMutableRawPointer(paintable))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(owner.opaque, snapshot, width, height)
    return snapshot.flatMap { gtk_snapshot_free_to_node($0) }
  }
}

private nonisolated let appendBytes: cairo_write_func_t = { target, bytes, count in
  guard let target, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
  let written = UnsafeBufferPointer(start: bytes, count: Int(count))
  target.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: written)
  return CAIRO_STATUS_SUCCESS
}
