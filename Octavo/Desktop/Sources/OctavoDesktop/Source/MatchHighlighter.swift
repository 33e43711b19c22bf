import BinderyGTK
import CGTK
import CGTKSource

/// Highlights all matches of a search in a buffer, those on the screen first.
@MainActor
final class MatchHighlighter {
  private let buffer: ObjectOwner
  private let settings = ObjectOwner(
    adopting: UnsafeMutableRawPointer(gtk_source_search_settings_new())
  )
  private var context: ObjectOwner?
  private var text: String?

  init(_ buffer: ObjectOwner) { self.buffer = buffer }

  isolated deinit {}

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
}
