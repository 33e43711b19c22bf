import CGTK

/// The clipboard of the desktop.
public enum Clipboard {
  /// Copies a text as it is; does nothing without a display.
  public static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
