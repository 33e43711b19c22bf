import BinderyGTK
import CGTK

/// The numbers beside the lines of a text view, drawn for those on show.
final class LineNumbers {
  private let text: Widget
  private var area: DrawingArea?
  private var count = 0

  init(_ text: Widget) {
    self.text = text
    let area = DrawingArea { [weak self] in self?.draw($0, $1) }
    self.area = area
    area.addStyle("dim-label")
    text.hold(area)
    gtk_text_view_set_gutter(text.pointer(), GTK_TEXT_WINDOW_LEFT, area.pointer())
  }

  deinit {}

  /// Moves along with what scrolls the text.
  func follow(_ scroller: Widget, _ lifetime: Lifetime) {
    guard let adjustment = gtk_scrolled_window_get_vadjustment(scroller.opaque) else { return }
    let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    for signal in ["value-changed", "changed"] {
      lifetime += scrolling.connect(signal) { [weak self] _ in self?.redraw() }
    }
  }

  func redraw() { area?.redraw() }

  /// Makes room for the numbers of so many lines.
  func show(_ count: Int) {
    self.count = count
    guard let area else { return }
    let layout = self.layout("\(max(count, 99))")
    var width: Int32 = 0
    pango_layout_get_pixel_size(layout.opaque, &width, nil)
    gtk_drawing_area_set_content_width(area.pointer(), width + 20)
    area.redraw()
  }

  private func draw(_ context: OpaquePointer, _ size: Window.Size) {
    guard let area else { return }
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(area.pointer()), &color)
    cairo_set_source_rgba(
      context,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha) / 2
    )
    var iter = GtkTextIter()
    var y: Int32 = 0
    gtk_text_view_window_to_buffer_coords(
      text.pointer(),
      GTK_TEXT_WINDOW_LEFT,
      0,
      0,
      nil,
      &y
    )
    gtk_text_view_get_line_at_y(text.pointer(), &iter, y, nil)
    repeat {
      var top: Int32 = 0
      var height: Int32 = 0
      gtk_text_view_get_line_yrange(text.pointer(), &iter, &top, &height)
      let place = top - y
      if place > size.height { return }
      let line = Int(gtk_text_iter_get_line(&iter)) + 1
      if line <= count { draw("\(line)", at: place, size.width, context) }
    } while gtk_text_iter_forward_line(&iter) != 0
  }

  private func draw(_ number: String, at y: Int32, _ width: Int32, _ context: OpaquePointer) {
    let layout = layout(number)
    var wide: Int32 = 0
    pango_layout_get_pixel_size(layout.opaque, &wide, nil)
    cairo_move_to(context, Double(width - wide - 8), Double(y))
    pango_cairo_show_layout(context, layout.opaque)
  }

  private func layout(_ number: String) -> ObjectOwner {
    guard let layout = gtk_widget_create_pango_layout(text.pointer(), number) else {
      preconditionFailure("Pango ends the program where it has no memory")
    }
    return ObjectOwner(adopting: UnsafeMutableRawPointer(layout))
  }
}
