import GitHubValues
import SourceLanguages

/// The kind of a file, by its name.
nonisolated enum FileKind {
  case markdown, image, other

  init(path: String) {
    let name = GitHub.TreeEntry(path: path).name.lowercased()
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    if Self.pictures.contains(ending) {
      self = .image
    } else {
      let language = LanguageTable.standard.language(ofFile: path)
      self = language?.name == "Markdown" ? .markdown : .other
    }
  }

  private static let pictures: Set<String> = [
    ".png", ".gif", ".jpg", ".jpeg", ".webp", ".bmp", ".ico",
  ]
}
