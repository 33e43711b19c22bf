import BinderyGTK
import CGTK
import CGTKSource
import OctavoViewModels

/// The lines of a file, coloured and numbered, to read and to copy from.
@MainActor
final class CodeView {
  /// The longest line of a file that is coloured: GTK colours a line as a whole, and a longer one
  /// was made by a program.
  private static let longestColouredLine = 1_000
  /// The most characters of a coloured text.
  private static let mostColoured = 500_000

  let widget: ScrollView
  /// Called with the lines that the user has selected; `nil` for none.
  var onSelect: ((LineRange?) -> Void)?

  let text: Widget
  let buffer: ObjectOwner
  private let widgets: SourceWidgets
  /// The first visible line.
  let position: LineScroller
  /// The most characters of a line: more make GTK slow.
  private let longestLine: Int
  private let lifetime = Lifetime()
  private var lines: [String]?
  private var marked: (lines: LineRange, search: FileSearch?)?
  private lazy var highlighter = MatchHighlighter(buffer)
  /// Whether the selection changes without the user.
  private var isChanging = false

  /// Makes a view without lines, which restores and stores the scroll position of a page.
  ///
  /// A screen reader reads `name` before there is a text.
  init(
    _ appearance: Appearance,
    _ widgets: SourceWidgets,
    name: String = "",
    longestLine: Int = 4_000,
    of page: (any RestorablePage)? = nil
  ) {
    self.widgets = widgets
    self.longestLine = longestLine
    text = widgets.take()
    widget = ScrollView(text, .both)
    text.setAccessibleName(name)
    buffer = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_source_buffer_new(nil)))
    gtk_text_buffer_set_enable_undo(buffer.pointer(), 0)
    gtk_source_buffer_set_highlight_matching_brackets(buffer.pointer(), 0)
    SourceWidgets.replaceBuffer(of: text, with: buffer)
    position = LineScroller(text, in: widget, of: page)
    lifetime.observe(self) { $0.colour(isDark: appearance.isDark) }
    lifetime += buffer.connect("mark-set") { [weak self] in self?.setMark($0.object(1)) }
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
    position.keepTop {
      gtk_text_view_set_wrap_mode(text.pointer(), wraps ? GTK_WRAP_WORD_CHAR : GTK_WRAP_NONE)
    }
  }

  /// Shows the lines of a file.
  func show(_ lines: [String], fileName: String) {
    guard lines != self.lines else { return }
    self.lines = lines
    isChanging = true
    defer { isChanging = false }
    text.setAccessibleName(fileName)
    let cut = lines.map { self.shown($0) }
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
    if let marked { mark(marked.lines, marked.search) }
    position.restore()
  }

  /// Returns a line as the buffer has it.
  func shown(_ line: String) -> String { line.displayed(limit: longestLine) }

  /// Highlights the matches of a search; `nil` for none.
  func highlight(_ search: FileSearch?) { highlighter.show(search?.text) }

  /// Highlights places that GTK's search does not find.
  func highlight(_ places: [Place]) { highlighter.highlight(places) }

  /// Selects lines, or the current match of a search in the line, and scrolls to them, at once and
  /// each time the text is shown.
  func mark(_ lines: LineRange, _ search: FileSearch? = nil) {
    marked = (lines, search)
    guard self.lines != nil else { return }
    isChanging = true
    defer { isChanging = false }
    let isMatch = search.map { LineRange($0.current.line) == lines } ?? false
    var (start, end) = (isMatch ? search.flatMap(place) : nil) ?? place(of: lines)
    gtk_text_buffer_select_range(buffer.pointer(), &start, &end)
    scrollToSelection()
  }

  /// Selects lines, which are not selected again when others are shown.
  func select(_ lines: LineRange, scrolls: Bool) { select(place(of: lines), scrolls: scrolls) }

  /// Selects a place, which is not selected again when others are shown.
  func select(_ place: Place, scrolls: Bool) {
    marked = nil
    isChanging = true
    defer { isChanging = false }
    var (start, end) = place
    gtk_text_buffer_select_range(buffer.pointer(), &start, &end)
    if scrolls { scrollToSelection() }
  }

  /// Moves the cursor to an end of the text, without a selection.
  func placeCursor(atEnd isEnd: Bool) {
    var place = GtkTextIter()
    if isEnd {
      gtk_text_buffer_get_end_iter(buffer.pointer(), &place)
    } else {
      gtk_text_buffer_get_start_iter(buffer.pointer(), &place)
    }
    isChanging = true
    defer { isChanging = false }
    gtk_text_buffer_place_cursor(buffer.pointer(), &place)
  }

  private func scrollToSelection() {
    let cursor = gtk_text_buffer_get_insert(buffer.pointer())
    gtk_text_view_scroll_to_mark(text.pointer(), cursor, 0, 1, 0, 0.3)
  }

  /// Leaves the selection to the lines that are shown next.
  func forgetMark() { marked = nil }

  /// The last line that is visible, counted from 0.
  var lastVisibleLine: Int {
    var (area, line) = (GdkRectangle(), GtkTextIter())
    gtk_text_view_get_visible_rect(text.pointer(), &area)
    gtk_text_view_get_line_at_y(text.pointer(), &line, area.y + area.height, nil)
    return Int(gtk_text_iter_get_line(&line))
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

  /// Reports the selection after a move of one of its ends; other marks of the buffer are not
  /// selected.
  private func setMark(_ mark: UnsafeMutableRawPointer?) {
    let ends = [
      gtk_text_buffer_get_insert(buffer.pointer()),
      gtk_text_buffer_get_selection_bound(buffer.pointer()),
    ]
    guard ends.contains(where: { $0.map { UnsafeMutableRawPointer($0) } == mark }), !isChanging,
      let onSelect
    else { return }
    let lines = selectedLines
    // A text that is shown again has the lines that the user has left marked.
    marked = lines.map { ($0, nil) }
    onSelect(lines)
  }

  private func colour(isDark: Bool) {
    let schemes = gtk_source_style_scheme_manager_get_default()
    let scheme = gtk_source_style_scheme_manager_get_scheme(
      schemes,
      isDark ? "Adwaita-dark" : "Adwaita"
    )
    position.keepTop { gtk_source_buffer_set_style_scheme(buffer.pointer(), scheme) }
  }
}
