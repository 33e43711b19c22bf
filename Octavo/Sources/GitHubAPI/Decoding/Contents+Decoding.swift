import Foundation
import GitHubValues

extension GitHub.Tree: LenientDecodable {
  init?(_ object: JSONObject) {
    self.init(
      sha: object.string("sha") ?? "",
      entries: object.list("tree"),
      isTruncated: object.bool("truncated")
    )
  }
}

extension GitHub.TreeEntry: LenientDecodable {
  init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path"), let kind = Kind(object) else { return nil }
    self.init(
      path: path,
      kind: kind,
      size: object.integer("size"),
      sha: object.string("sha") ?? ""
    )
  }
}

extension GitHub.TreeEntry.Kind: LenientDecodable {
  init?(_ object: JSONObject) {
    switch object.string("type") {
    case "blob" where object.string("mode") == "120000": self = .symlink
    case "blob": self = .file
    case "tree": self = .folder
    case "commit": self = .submodule
    default: return nil
    }
  }
}

/// A file as JSON has it, with its contents in base 64 unless they are too long.
struct EncodedFile: LenientDecodable {
  var path: String
  var sha: String?
  var bytes: Data?

  init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path") ?? object.nonEmptyString("name") else {
      return nil
    }
    self.path = path
    sha = object.string("sha")
    guard object.string("encoding") == "base64", let content = object.string("content") else {
      return
    }
    bytes = Data(base64Encoded: content, options: .ignoreUnknownCharacters)
  }
}
