import Foundation
import GitHubValues

extension GitHub.Tree: Readable {
  init?(_ fields: Fields) {
    self.init(
      sha: fields.text("sha") ?? "",
      entries: fields.list("tree"),
      isTruncated: fields.flag("truncated")
    )
  }
}

extension GitHub.TreeEntry: Readable {
  init?(_ fields: Fields) {
    guard let path = fields.words("path"), let kind = Kind(fields) else { return nil }
    self.init(
      path: path,
      kind: kind,
      size: fields.number("size"),
      sha: fields.text("sha") ?? ""
    )
  }
}

extension GitHub.TreeEntry.Kind: Readable {
  init?(_ fields: Fields) {
    switch fields.text("type") {
    case "blob" where fields.text("mode") == "120000": self = .symlink
    case "blob": self = .file
    case "tree": self = .folder
    case "commit": self = .submodule
    default: return nil
    }
  }
}

/// A file as JSON has it, with its contents in base 64 unless they are too long.
struct EncodedFile: Readable {
  var path: String
  var sha: String?
  var bytes: Data?

  init?(_ fields: Fields) {
    guard let path = fields.words("path") ?? fields.words("name") else { return nil }
    self.path = path
    sha = fields.text("sha")
    guard fields.text("encoding") == "base64", let content = fields.text("content") else { return }
    bytes = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
  }
}
