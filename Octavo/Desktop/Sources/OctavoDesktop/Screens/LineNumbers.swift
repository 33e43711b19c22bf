import BinderyGTK
import CGTK
import CGTKSource

/// The numbers beside a text of which the widget has only some lines.
///
/// They take the place of the numbers of GtkSourceView, which begin with 1. GtkSourceView 5.6 never
/// frees a widget that has shown any, so each of the widgets in turn has one column.
@MainActor
final class LineNumbers {
  /// Returns the number of a line of the buffer, which is counted from 0; `nil` for none.
  var number: (Int) -> Int? = { _ in nil }

  private let text: Widget
  private let renderer: ObjectOwner
  private let lifetime = Lifetime()

  /// Adds hidden numbers to a `GtkSourceView`.
  init(_ text: Widget) {
    self.text = text
    renderer = ObjectOwner(
      retaining: UnsafeMutableRawPointer(gtk_source_gutter_renderer_text_new())
    )
    let gutter = gtk_source_view_get_gutter(text.pointer(), GTK_TEXT_WINDOW_LEFT)
    gtk_source_gutter_insert(gutter, renderer.pointer(), 0)
    gtk_source_gutter_renderer_set_xpad(renderer.pointer(), 6)
    gtk_source_gutter_renderer_set_xalign(renderer.pointer(), 1)
    gtk_widget_set_visible(renderer.pointer(), 0)
    lifetime += renderer.connect("query-data") { [weak self] arguments in
      guard let self, let line = arguments.unsigned(1) else { return }
      let shown = number(line).map { "\($0)" } ?? ""
      gtk_source_gutter_renderer_text_set_text(renderer.pointer(), shown, -1)
    }
  }

  isolated deinit { lifetime.dispose() }

  /// Shows the numbers up to a last one, in place of those of GtkSourceView; `nil` shows those.
  func show(upTo last: Int?) {
    gtk_source_view_set_show_line_numbers(text.pointer(), last == nil ? 1 : 0)
    gtk_widget_set_visible(renderer.pointer(), last == nil ? 0 : 1)
    guard let last else { return }
    var width: Int32 = 0
    let digits = String(repeating: "9", count: max(7, "\(last)".count))
    gtk_source_gutter_renderer_text_measure(renderer.pointer(), digits, &width, nil)
    gtk_widget_set_size_request(renderer.pointer(), width + 12, -1)
  }
}
