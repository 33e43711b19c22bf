import CGTK

extension Screenshot {
  /// Waits until a widget no longer changes and no spinner in it is animated, and draws it.
  ///
  /// - Parameters:
  ///   - attempts: The greatest number of looks.
  ///   - interval: The time between two looks.
  ///   - widget: Returns the widget, such as the window on top; `nil` ends the wait.
  /// - Returns: A PNG, or `nil` if the widget still changes after all looks.
  public static func pngAtRest(
    attempts: Int = 3_000,
    interval: Duration = .milliseconds(100),
    of widget: () -> Widget?
  ) async -> [UInt8]? {
    var last: [UInt8]?
    var calm = 0
    for _ in 0..<attempts {
      try? await Task.sleep(for: interval)
      guard let widget = widget() else { return nil }
      await widget.painted()
      let picture = png(of: widget)
      calm = picture == last && picture != nil && !isBusy(widget.pointer()) ? calm + 1 : 0
      last = picture
      if calm == 4 { return picture }
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
