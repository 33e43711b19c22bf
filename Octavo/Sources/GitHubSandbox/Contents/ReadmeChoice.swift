/// The choice of the file that introduces a folder.
enum ReadmeChoice {
  /// Markdown first, then other markup, then plain text.
  private static let endings = [
    ".md", ".markdown", ".mdown", ".mkdn", ".rst", ".adoc", ".asciidoc", ".org", ".textile", "",
    ".txt",
  ]

  static func best(of entries: [TreeEntry]) -> TreeEntry? {
    let files = entries.filter { $0.kind == .file }
    for ending in endings {
      let wanted = "readme\(ending)"
      if let file = files.first(where: {
        String(decoding: $0.name, as: UTF8.self).lowercased() == wanted
      }) {
        return file
      }
    }
    return nil
  }
}
