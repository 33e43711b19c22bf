import BinderyGTK
import CGTK
import CGTKSource

/// The widgets that show source code, which pages use one after the other.
///
/// GtkSourceView 5.6 never releases a widget that has shown line numbers. So widgets are used again,
/// and there are never more than pages of code at one time.
final class SourceWidgets {
  /// The number of widgets.
  private(set) var count = 0
  private var idle: [Widget] = []

  init() { gtk_source_init() }

  deinit {}

  /// Returns a widget without a text, which the page gives back.
  func take() -> Widget {
    if let widget = idle.popLast() { return widget }
    count += 1
    let widget = Widget(gtk_source_view_new())
    let text: UnsafeMutablePointer<GtkTextView> = widget.pointer()
    gtk_source_view_set_show_line_numbers(widget.pointer(), 1)
    gtk_text_view_set_editable(text, 0)
    gtk_text_view_set_cursor_visible(text, 0)
    gtk_text_view_set_monospace(text, 1)
    gtk_text_view_set_left_margin(text, 12)
    gtk_text_view_set_top_margin(text, 6)
    gtk_text_view_set_bottom_margin(text, 12)
    return widget
  }

  /// Stores a widget that a page no longer shows, for the next page.
  func giveBack(_ widget: Widget) {
    // An empty buffer, because idle callbacks of GTK still read the last buffer of the widget.
    let empty = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_source_buffer_new(nil)))
    gtk_text_view_set_buffer(widget.pointer(), empty.pointer())
    idle.append(widget)
  }
}
