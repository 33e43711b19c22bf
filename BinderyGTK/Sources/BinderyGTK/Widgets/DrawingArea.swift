import CGTK

/// A widget whose picture the program draws itself, with cairo.
@MainActor
public final class DrawingArea: Widget {
  /// Makes an area; `draw` is called with cairo's context and the size in pixels.
  ///
  /// The closure is kept until the widget goes, so it should hold its owner weakly.
  public init(_ draw: @escaping (_ context: OpaquePointer, _ size: Window.Size) -> Void) {
    super.init(gtk_drawing_area_new())
    let box = Unmanaged.passRetained(Drawing(draw)).toOpaque()
    gtk_drawing_area_set_draw_func(pointer(), callDrawing, box, releaseDrawing)
  }

  isolated deinit {}

  /// Asks for the picture to be drawn again.
  public func redraw() { gtk_widget_queue_draw(pointer()) }
}

/// What GTK carries along for the area.
private final class Drawing {
  let draw: (OpaquePointer, Window.Size) -> Void

  init(_ draw: @escaping (OpaquePointer, Window.Size) -> Void) { self.draw = draw }

  deinit {}
}

/// GTK draws in the loop that owns the main thread, which `assumeIsolated` checks; the pointers are
/// used inside it only.
private nonisolated let callDrawing: GtkDrawingAreaDrawFunc = { _, context, width, height, data in
  nonisolated(unsafe) let (context, data) = (context, data)
  MainActor.assumeIsolated {
    guard let context, let data else { return }
    Unmanaged<Drawing>.fromOpaque(data).takeUnretainedValue()
      .draw(context, Window.Size(width, height))
  }
}

private nonisolated let releaseDrawing: GDestroyNotify = { data in
  guard let data else { return }
  Unmanaged<Drawing>.fromOpaque(data).release()
}
