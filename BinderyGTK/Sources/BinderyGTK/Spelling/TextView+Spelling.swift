public import BinderyNavigation
import CGTK

extension TextView {
  /// Finds the words of lines that are checked.
  ///
  /// It receives the lines of the text up to the last visible one, and the range of the visible
  /// ones. It returns the places of the words in each of those, as bytes in UTF-8.
  public typealias WordFinder = (_ lines: [Substring], _ visible: Range<Int>) -> [[Range<Int>]]

  /// Underlines the misspelled words of the visible lines, and offers other words in the menu.
  ///
  /// The word at the cursor is not underlined while it is typed. Disposing of the handle removes
  /// the marks.
  ///
  /// - Parameters:
  ///   - checker: The spelling.
  ///   - words: Finds the words.
  ///   - actions: Returns further actions for the menu, below the words.
  /// - Returns: A handle, which retains the view.
  public func checkSpelling(
    _ checker: SpellingChecker,
    words: @escaping WordFinder,
    actions: @escaping () -> [ScreenAction] = { [] }
  ) -> any Disposable {
    let marks = SpellingMarks(self, checker, words)
    let menu = SpellingMenu(self, marks, checker, actions)
    let lifetime = Lifetime()
    lifetime.observeEnded {
      menu.end()
      marks.end()
    }
    return lifetime
  }

  /// The height of the lowest line that can be read, in pixels.
  private static var lowestLine: Int { 8 }

  /// The visible lines, counted as GTK does.
  var visibleLines: ClosedRange<Int> {
    var area = GdkRectangle()
    gtk_text_view_get_visible_rect(view.pointer(), &area)
    let lines = [area.y, area.y + area.height].map { y in
      var place = GtkTextIter()
      gtk_text_view_get_line_at_y(view.pointer(), &place, y, nil)
      return Int(gtk_text_iter_get_line(&place))
    }
    // Lines that were not laid out yet have no height, so the top would be below them.
    let first = area.y <= 0 ? 0 : lines[0]
    let most = Int(area.height) / Self.lowestLine
    return first...min(max(first, lines[1]), first + most)
  }

  /// The line of the cursor, and the number of bytes before it there.
  var cursorPlace: (line: Int, byte: Int) {
    var place = GtkTextIter()
    let cursor = gtk_text_buffer_get_insert(buffer.pointer())
    gtk_text_buffer_get_iter_at_mark(buffer.pointer(), &place, cursor)
    return (Int(gtk_text_iter_get_line(&place)), Int(gtk_text_iter_get_line_index(&place)))
  }
}
