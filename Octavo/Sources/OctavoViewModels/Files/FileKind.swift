import GitHubValues

/// The kind of a file, by its name.
nonisolated enum FileKind {
  case markdown, image, other

  init(path: String) {
    let name = GitHub.TreeEntry(path: path).name.lowercased()
    let suffix = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? ""
    switch suffix {
    case "md", "mkdn", "mdwn", "mdown", "markdown", "mkd", "mkdown", "ron": self = .markdown
    case "png", "gif", "jpg", "jpeg", "webp", "bmp", "ico": self = .image
    default: self = .other
    }
  }
}
