import CGTK

/// The pixels of a widget that was on the screen.
@MainActor
final class Drawing {
  private let surface: OpaquePointer?

  /// Draws a widget; `nil` if it is not on the screen.
  init?(of widget: Widget, scale: Double = 1) {
    let width = Double(gtk_widget_get_width(widget.pointer()))
    let height = Double(gtk_widget_get_height(widget.pointer()))
    guard widget.isMapped, width > 0, height > 0 else { return nil }
    guard let node = Self.renderNode(of: widget, width, height) else { return nil }
    defer { gsk_render_node_unref(node) }
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32,
      Int32(width * scale),
      Int32(height * scale)
    )
    let context = cairo_create(surface)
    cairo_scale(context, scale, scale)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Whether another drawing has the same pixels, which is found out without encoding them.
  func isEqual(to other: Drawing) -> Bool {
    guard size == other.size, let mine = bytes, let theirs = other.bytes else { return false }
    defer {
      g_bytes_unref(mine)
      g_bytes_unref(theirs)
    }
    return g_bytes_equal(UnsafeRawPointer(mine), UnsafeRawPointer(theirs)) != 0
  }

  /// Encodes the drawing; `nil` where memory was missing.
  func png() -> [UInt8]? {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) {
      cairo_surface_write_to_png_stream(surface, appendBytes, $0)
    }
    return status == CAIRO_STATUS_SUCCESS ? bytes : nil
  }

  private var size: (width: Int, height: Int, stride: Int) {
    (
      Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)),
      Int(cairo_image_surface_get_stride(surface))
    )
  }

  /// The pixels, without a copy; the caller releases them.
  private var bytes: OpaquePointer? {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    return g_bytes_new_static(data, gsize(size.stride * size.height))
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
