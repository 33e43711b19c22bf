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
    Drawing(of: widget, scale: scale)?.png()
  }
}
