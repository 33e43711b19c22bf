import CGTK

extension Screenshot {
  /// Waits until nothing changes a widget any more, and draws it.
  ///
  /// The widget is at rest when the work of the program has ended, the loop is idle, no spinner is
  /// animated, and a further frame is like the one before.
  ///
  /// - Parameters:
  ///   - frames: The greatest number of frames to wait for.
  ///   - settled: Waits until the program has no work in flight.
  ///   - widget: Returns the widget, such as the window on top; `nil` ends the wait.
  /// - Returns: A PNG, or `nil` if the widget still changes after all frames.
  public static func pngAtRest(
    frames: Int = 10_000,
    settled: () async -> Void = {},
    of widget: () -> Widget?
  ) async -> [UInt8]? {
    var last: Drawing?
    for _ in 0..<frames {
      await settled()
      guard let widget = widget() else { return nil }
      await widget.painted()
      await Application.idle()
      let drawing = isBusy(widget.pointer()) ? nil : Drawing(of: widget)
      if let drawing, let last, drawing.isEqual(to: last) { return drawing.png() }
      last = drawing
    }
    return nil
  }

  /// Whether a widget contains a spinner on the screen that is animated.
  private static func isBusy(_ root: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var waiting = [root]
    while let widget = waiting.popLast() {
      if gtk_widget_get_mapped(widget) == 0 { continue }
      if bindery_object_is(widget, gtk_spinner_get_type()) != 0,
        gtk_spinner_get_spinning(OpaquePointer(widget)) != 0
      {
        return true
      }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        waiting.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }
    return false
  }
}
