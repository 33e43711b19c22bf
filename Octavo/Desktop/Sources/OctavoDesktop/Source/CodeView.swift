import BinderyGTK
import CGTK
import CGTKSource
import OctavoViewModels

/// The lines of a file, coloured and numbered, to read and to copy from.
@MainActor
final class CodeView {
  /// The most characters of a line: more make GTK slow, and cannot be read.
  private static let longestLine = 4_000
  /// The longest line of a file that is coloured: GTK colours a line as a whole, and a longer one
  /// was made by a program.
  private static let longestColouredLine = 1_000
  /// The most characters of a coloured text.
  private static let mostColoured = 500_000

  let widget: ScrollView
  private let text: Widget
  private let buffer: ObjectOwner
  private let widgets: SourceWidgets
  private let lifetime = Lifetime()
  private var lines: [String]?
  private var marked: LineRange?

  init(_ appearance: Appearance, _ widgets: SourceWidgets, name: String = "") {
    self.widgets = widgets
    text = widgets.take()
    widget = ScrollView(text, .both)
    text.setAccessibleName(name)
    buffer = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_source_buffer_new(nil)))
    gtk_text_buffer_set_enable_undo(buffer.pointer(), 0)
    gtk_source_buffer_set_highlight_matching_brackets(buffer.pointer(), 0)
    SourceWidgets.replaceBuffer(of: text, with: buffer)
    lifetime.observe(self) { $0.colour(isDark: appearance.isDark) }
  }

  isolated deinit {
    lifetime.dispose()
    gtk_scrolled_window_set_child(widget.opaque, nil)
    widgets.giveBack(text)
  }

  /// The number of characters in the buffer.
  var shownLength: Int { Int(gtk_text_buffer_get_char_count(buffer.pointer())) }

  /// The name of the language whose rules colour the text, if any do.
  var language: String? {
    gtk_source_buffer_get_language(buffer.pointer()).map {
      String(cString: gtk_source_language_get_id($0))
    }
  }

  /// The name of the style scheme that colours the text.
  var scheme: String? {
    gtk_source_buffer_get_style_scheme(buffer.pointer()).map {
      String(cString: gtk_source_style_scheme_get_id($0))
    }
  }

  /// Wraps long lines, or lets one scroll to their ends.
  func wrap(_ wraps: Bool) {
    gtk_text_view_set_wrap_mode(text.pointer(), wraps ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
  }

  /// Shows the lines of a file.
  func show(_ lines: [String], fileName: String) {
    guard lines != self.lines else { return }
    self.lines = lines
    text.setAccessibleName(fileName)
    let cut = lines.map { $0.displayed(limit: Self.longestLine) }
    let shown = cut.joined(separator: "\n")
    let isColoured =
      shown.utf8.count <= Self.mostColoured
      && cut.allSatisfy { $0.utf8.count <= Self.longestColouredLine }
    let language = SourceLanguage.find(fileName: fileName, firstLine: cut.first ?? "")
    // Without rules while the text changes, so that nothing is coloured twice.
    gtk_source_buffer_set_language(buffer.pointer(), nil)
    gtk_text_buffer_set_text(buffer.pointer(), shown, -1)
    gtk_source_buffer_set_language(buffer.pointer(), isColoured ? language : nil)
    var start = GtkTextIter()
    gtk_text_buffer_get_start_iter(buffer.pointer(), &start)
    gtk_text_buffer_place_cursor(buffer.pointer(), &start)
    if let marked { mark(marked) }
  }

  /// Selects lines and scrolls to the first one, at once and each time the text is shown.
  func mark(_ lines: LineRange) {
    marked = lines
    guard self.lines != nil else { return }
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_line(buffer.pointer(), &start, Int32(lines.first - 1))
    gtk_text_buffer_get_iter_at_line(buffer.pointer(), &end, Int32(lines.last - 1))
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    gtk_text_buffer_select_range(buffer.pointer(), &start, &end)
    let cursor = gtk_text_buffer_get_insert(buffer.pointer())
    gtk_text_view_scroll_to_mark(text.pointer(), cursor, 0, 1, 0, 0.3)
  }

  /// The selected text.
  var selection: String? {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    guard gtk_text_buffer_get_selection_bounds(buffer.pointer(), &start, &end) != 0,
      let text = gtk_text_buffer_get_text(buffer.pointer(), &start, &end, 0)
    else { return nil }
    defer { g_free(text) }
    return String(cString: text)
  }

  private func colour(isDark: Bool) {
    let schemes = gtk_source_style_scheme_manager_get_default()
    let scheme = gtk_source_style_scheme_manager_get_scheme(
      schemes,
      isDark ? "Adwaita-dark" : "Adwaita"
    )
    gtk_source_buffer_set_style_scheme(buffer.pointer(), scheme)
  }
}
