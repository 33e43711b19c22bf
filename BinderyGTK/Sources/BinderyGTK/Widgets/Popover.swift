import CGTK

/// A small surface with widgets, which points at the ``MenuButton`` that opens it.
///
/// The user closes it with Esc or a click outside. It shows the same widgets each time that it is
/// opened, so they keep their state.
@MainActor
public final class Popover: Widget {
  /// Makes a popover with `content`.
  public init(_ content: Widget) {
    super.init(gtk_popover_new(), holding: [content])
    gtk_popover_set_child(pointer(), content.pointer())
  }

  isolated deinit {}

  /// Hides the popover.
  public func close() { gtk_popover_popdown(pointer()) }
}
