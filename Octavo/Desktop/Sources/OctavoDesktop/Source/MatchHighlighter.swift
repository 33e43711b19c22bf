import BinderyGTK
import CGTK
import CGTKSource

/// Highlights all matches of a search in a buffer, those on the screen first.
@MainActor
final class MatchHighlighter {
  /// The name of the tag of matches that GTK does not find, because a line of the buffer is a part
  /// of a longer one.
  static let tagName = "match-in-portions"

  private let buffer: ObjectOwner
  private let settings = ObjectOwner(
    adopting: UnsafeMutableRawPointer(gtk_source_search_settings_new())
  )
  private var context: ObjectOwner?
  private var tag: ObjectOwner?
  private var text: String?
  private let lifetime = Lifetime()

  init(_ buffer: ObjectOwner) { self.buffer = buffer }

  isolated deinit { lifetime.dispose() }

  /// Highlights the matches of a text; `nil` for none.
  func show(_ text: String?) {
    guard text != self.text else { return }
    self.text = text
    gtk_source_search_settings_set_search_text(settings.pointer(), text)
    // GTK reads the buffer from now on, so that a file without a search costs nothing.
    guard text != nil, context == nil else { return }
    let made = gtk_source_search_context_new(buffer.pointer(), settings.pointer())
    context = made.map { ObjectOwner(adopting: UnsafeMutableRawPointer($0)) }
  }

  /// Highlights further places, and those alone that it was called with last.
  func highlight(_ places: [CodeView.Place]) {
    guard tag != nil || !places.isEmpty else { return }
    let tag = tag ?? makeTag()
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer.pointer(), &start, &end)
    gtk_text_buffer_remove_tag(buffer.pointer(), tag.pointer(), &start, &end)
    for place in places {
      (start, end) = place
      gtk_text_buffer_apply_tag(buffer.pointer(), tag.pointer(), &start, &end)
    }
  }

  private func makeTag() -> ObjectOwner {
    let made = ObjectOwner(adopting: UnsafeMutableRawPointer(gtk_text_tag_new(Self.tagName)))
    gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer.pointer()), made.pointer())
    tag = made
    colour()
    lifetime += buffer.onChange(of: "style-scheme") { [weak self] in self?.colour() }
    return made
  }

  /// Gives the tag the colours that GTK's search has in the scheme of the buffer.
  private func colour() {
    let scheme = gtk_source_buffer_get_style_scheme(buffer.pointer())
    guard let tag, let scheme,
      let style = gtk_source_style_scheme_get_style(scheme, "search-match")
    else { return }
    gtk_source_style_apply(style, tag.pointer())
  }
}
