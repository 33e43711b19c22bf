import BinderyGTK
import CGTK
import OctavoViewModels

extension CodeView {
  /// The start and the end of a part of the buffer.
  typealias Place = (start: GtkTextIter, end: GtkTextIter)

  /// The lines of which the user has selected a part; `nil` for none.
  var selectedLines: LineRange? {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    guard gtk_text_buffer_get_selection_bounds(buffer.pointer(), &start, &end) != 0 else {
      return nil
    }
    let first = Int(gtk_text_iter_get_line(&start)) + 1
    let last = Int(gtk_text_iter_get_line(&end)) + 1
    // A selection up to the start of a line has no part of that line.
    let isBeforeLast = last > first && gtk_text_iter_starts_line(&end) != 0
    return LineRange(first, through: isBeforeLast ? last - 1 : last)
  }

  /// Returns the start and the end of lines.
  func place(of lines: LineRange) -> Place {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_iter_at_line(buffer.pointer(), &start, Int32(lines.first - 1))
    gtk_text_buffer_get_iter_at_line(buffer.pointer(), &end, Int32(lines.last - 1))
    if gtk_text_iter_ends_line(&end) == 0 { gtk_text_iter_forward_to_line_end(&end) }
    return (start, end)
  }

  /// Returns the place from a byte of a line to one of another line; both are counted from zero.
  func place(from first: Int, _ start: Int, to last: Int, _ end: Int) -> Place {
    var place = (start: GtkTextIter(), end: GtkTextIter())
    let buffer: UnsafeMutablePointer<GtkTextBuffer> = buffer.pointer()
    gtk_text_buffer_get_iter_at_line_index(buffer, &place.start, Int32(first), Int32(start))
    gtk_text_buffer_get_iter_at_line_index(buffer, &place.end, Int32(last), Int32(end))
    return place
  }

  /// Returns the start and the end of the current match of a search; `nil` if the text on show does
  /// not have it, because a long line is cut.
  func place(of search: FileSearch) -> Place? {
    let line = search.current.line
    var (start, end) = place(of: LineRange(line))
    guard let bytes = gtk_text_buffer_get_text(buffer.pointer(), &start, &end, 0) else {
      return nil
    }
    defer { g_free(bytes) }
    let matches = search.ranges(in: String(cString: bytes), number: line)
    guard let current = matches.current.map({ matches.all[$0] }) else { return nil }
    end = start
    gtk_text_iter_set_line_index(&start, Int32(current.lowerBound))
    gtk_text_iter_set_line_index(&end, Int32(current.upperBound))
    return (start, end)
  }
}
