public import BinderyGTK
import CGTK

/// A picture of a window that has come to rest.
public enum WindowPicture {
  /// Waits until nothing on the window turns or changes any more, and draws it.
  ///
  /// - Returns: A PNG, or `nil` if the window still changes after five minutes.
  public static func atRest(_ window: () -> Window?) async -> [UInt8]? {
    var last: [UInt8]?
    var calm = 0
    for _ in 0..<3_000 {
      try? await Task.sleep(for: .milliseconds(100))
      guard let window = window() else { return nil }
      await window.painted()
      let picture = Screenshot.png(of: window)
      calm = picture == last && picture != nil && !isBusy(window.pointer()) ? calm + 1 : 0
      last = picture
      if calm == 4 { return picture }
    }
    return nil
  }

  /// Whether a spinner turns in it.
  private static func isBusy(_ root: UnsafeMutablePointer<GtkWidget>) -> Bool {
    var waiting = [root]
    while let widget = waiting.popLast() {
      if gtk_widget_get_mapped(widget) == 0 { continue }
      if bindery_object_is(widget, gtk_spinner_get_type()) != 0 { return true }
      var child = gtk_widget_get_first_child(widget)
      while let next = child {
        waiting.append(next)
        child = gtk_widget_get_next_sibling(next)
      }
    }
    return false
  }
}
