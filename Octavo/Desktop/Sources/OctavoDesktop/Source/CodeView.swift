import BinderyGTK
import CGTK
import OctavoMarkup

/// The lines of a file, coloured and numbered, to read and to copy from.
@MainActor
final class CodeView {
  /// More of a line than this makes GTK slow, and cannot be read anyway.
  private static let longestLine = 4_000
  /// Lines that are coloured between two looks at what else there is to do.
  private static let stride = 400

  let widget: Widget
  private let text: Widget
  private let gutter: LineNumbers
  private let tags: TokenTags
  private let appearance: Appearance
  private let lifetime = Lifetime()
  private let colouring = SerialDisposable()
  private var lines: [String] = []

  init(_ appearance: Appearance) {
    self.appearance = appearance
    text = Widget(gtk_text_view_new())
    widget = Widget(gtk_scrolled_window_new(), holding: [text])
    gutter = LineNumbers(text)
    tags = TokenTags(gtk_text_view_get_buffer(text.pointer()))
    gtk_text_view_set_editable(text.pointer(), 0)
    gtk_text_view_set_cursor_visible(text.pointer(), 0)
    gtk_text_view_set_monospace(text.pointer(), 1)
    gtk_text_view_set_left_margin(text.pointer(), 12)
    gtk_text_view_set_top_margin(text.pointer(), 6)
    gtk_text_view_set_bottom_margin(text.pointer(), 12)
    gtk_scrolled_window_set_child(widget.opaque, text.pointer())
    widget.expand()
    lifetime += colouring
    gutter.follow(widget, lifetime)
    lifetime.observe(self) { $0.tags.use($0.appearance.isDark ? .dark : .light) }
  }

  isolated deinit { lifetime.dispose() }

  /// How many characters the window holds.
  var shownLength: Int {
    Int(gtk_text_buffer_get_char_count(gtk_text_view_get_buffer(text.pointer())))
  }

  /// Wraps long lines, or lets one scroll to their ends.
  func wrap(_ wraps: Bool) {
    gtk_text_view_set_wrap_mode(text.pointer(), wraps ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
    gutter.redraw()
  }

  /// Shows other lines; the first are coloured at once, the rest soon.
  func show(_ lines: [String], language: Language?) {
    guard lines != self.lines else { return }
    self.lines = lines
    let cut = lines.map { $0.displayed(limit: Self.longestLine) }
    let buffer = gtk_text_view_get_buffer(text.pointer())
    gtk_text_buffer_set_text(buffer, cut.joined(separator: "\n"), -1)
    gutter.show(lines.count)
    let highlighter = language.map { SourceHighlighter(language: $0) }
    colouring.inner = nil
    guard let highlighter else { return }
    let lifetime = Lifetime()
    colouring.inner = lifetime
    lifetime.add(
      Task.immediate { [weak self] in
        var state = SourceHighlighter.State()
        for start in Swift.stride(from: 0, to: cut.count, by: Self.stride) {
          guard !Task.isCancelled, let tags = self?.tags else { return }
          for line in start..<min(start + Self.stride, cut.count) {
            tags.colour(line, highlighter.tokens(in: cut[line], &state))
          }
          await Task.yield()
        }
      }
    )
  }
}
