import BinderyGTK
import CGTK
import CGTKSource

/// The widgets that show source code, which pages use one after the other.
///
/// GtkSourceView 5.6 never frees a widget that has shown line numbers. So there are never more of
/// them than there were pages of code at one time.
final class SourceWidgets {
  /// The number of widgets that were made.
  private(set) var count = 0
  private var idle: [Widget] = []
  private var numbers: [ObjectIdentifier: LineNumbers] = [:]

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

  /// Returns the numbers of a widget, for a text of which it has only some lines.
  func numbers(of widget: Widget) -> LineNumbers {
    let numbers = numbers[ObjectIdentifier(widget)] ?? LineNumbers(widget)
    self.numbers[ObjectIdentifier(widget)] = numbers
    return numbers
  }

  /// Stores a widget that a page no longer shows, for the next page.
  func giveBack(_ widget: Widget) {
    // Not without a buffer: pending work of GTK for the widget would use the last one.
    let empty = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_source_buffer_new(nil)))
    Self.replaceBuffer(of: widget, with: empty)
    idle.append(widget)
  }

  /// Shows another buffer in a widget.
  ///
  /// GTK 4.8 keeps the layouts of lines of the old buffer, and ends the program when it compares
  /// one of those with a line of the new buffer. A change of style makes it release all layouts.
  static func replaceBuffer(of widget: Widget, with buffer: ObjectOwner) {
    let text: UnsafeMutablePointer<GtkTextView> = widget.pointer()
    let spacing = gtk_text_view_get_pixels_above_lines(text)
    gtk_text_view_set_pixels_above_lines(text, spacing + 1)
    gtk_text_view_set_buffer(text, buffer.pointer())
    gtk_text_view_set_pixels_above_lines(text, spacing)
  }
}
