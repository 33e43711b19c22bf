import BinderyGTK
import CGTK
import OctavoMarkup

/// The colours of a text buffer, one tag for each kind of token.
final class TokenTags {
  private let buffer: ObjectOwner
  private var tags: [TokenKind: ObjectOwner] = [:]

  init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) {
    self.buffer = ObjectOwner(retaining: buffer)
    let table = gtk_text_buffer_get_tag_table(buffer)
    for kind in TokenKind.allCases where TokenPalette.light.color(of: kind) != nil {
      guard let tag = gtk_text_tag_new(nil) else { continue }
      gtk_text_tag_table_add(table, tag)
      tags[kind] = ObjectOwner(adopting: UnsafeMutableRawPointer(tag))
    }
  }

  deinit {}

  /// Draws in the colours of a light or a dark ground.
  func use(_ palette: TokenPalette) {
    for (kind, tag) in tags {
      if let color = palette.color(of: kind) {
        bindery_object_set_text(tag.raw, "foreground", color)
      }
    }
  }

  /// Colours a line.
  func colour(_ line: Int, _ runs: [TokenRun]) {
    var start = GtkTextIter()
    var end = GtkTextIter()
    var column = 0
    for run in runs {
      let length = run.text.unicodeScalars.count
      defer { column += length }
      guard let tag = tags[run.kind] else { continue }
      gtk_text_buffer_get_iter_at_line_offset(
        buffer.pointer(),
        &start,
        Int32(line),
        Int32(column)
      )
      gtk_text_buffer_get_iter_at_line_offset(
        buffer.pointer(),
        &end,
        Int32(line),
        Int32(column + length)
      )
      gtk_text_buffer_apply_tag(buffer.pointer(), tag.pointer(), &start, &end)
    }
  }
}
