import CGTK
import CGTKSource
import SourceLanguages

/// The languages that GtkSourceView can colour.
enum SourceLanguage {
  /// The identifiers that are not the name of the language in lower case.
  private static let identifiers = [
    "Batchfile": "dosbatch", "C#": "c-sharp", "C++": "cpp", "Common Lisp": "commonlisp",
    "Dockerfile": "docker", "F#": "fsharp", "HCL": "terraform", "JavaScript": "js",
    "Objective-C": "objc", "Objective-J": "objj", "Python": "python3", "Shell": "sh",
    "Standard ML": "sml", "TeX": "latex", "Visual Basic .NET": "vbnet",
  ]

  /// The language of a file, by its name and, for scripts, by its first line.
  ///
  /// The table that the terminal uses is asked first, because GtkSourceView needs the MIME database
  /// of the desktop for a file whose name has no extension, and that may be missing.
  static func find(fileName: String, firstLine: String) -> OpaquePointer? {
    let name = fileName.filter { $0 != "\0" && $0 != "/" }
    guard !name.isEmpty else { return nil }
    let languages = gtk_source_language_manager_get_default()
    if let known = LanguageTable.standard.language(ofFile: name, firstLine: firstLine),
      let found = gtk_source_language_manager_get_language(
        languages,
        identifiers[known.name] ?? known.name.lowercased()
      )
    {
      return found
    }
    let head = Array(firstLine.utf8.prefix(256))
    let type = g_content_type_guess(name, head, gsize(head.count), nil)
    defer { g_free(type) }
    return gtk_source_language_manager_guess_language(languages, name, type)
  }
}
