import CGTK
import CGTKSource

/// The languages that GtkSourceView can colour.
enum SourceLanguage {
  /// The language of a file, by its name and, for scripts, by its first line.
  static func find(fileName: String, firstLine: String) -> OpaquePointer? {
    let name = fileName.filter { $0 != "\0" && $0 != "/" }
    guard !name.isEmpty else { return nil }
    let head = Array(firstLine.utf8.prefix(256))
    let type = g_content_type_guess(name, head, gsize(head.count), nil)
    defer { g_free(type) }
    let languages = gtk_source_language_manager_get_default()
    return gtk_source_language_manager_guess_language(languages, name, type)
  }
}
