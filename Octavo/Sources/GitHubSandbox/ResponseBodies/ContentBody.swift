import Foundation

/// A file, folder, link or submodule at a path.
struct ContentBody: JSONObjectWritable {
  enum Extra: Sendable {
    /// A row of a folder.
    case none
    case file([UInt8])
    /// A file whose content is too long for JSON.
    case fileWithoutContent
    case symlink(target: String)
    case submodule(url: String?)
  }

  let repository: String
  let ref: String
  /// The whole path.
  let path: [UInt8]
  let entry: TreeEntry
  let size: Int
  let links: Links
  var extra = Extra.none

  func write(fields: inout JSONFields) {
    fields.set("type", type)
    fields.set("size", size)
    fields.set("name", String(decoding: entry.name, as: UTF8.self))
    fields.set("path", String(decoding: path, as: UTF8.self))
    fields.set("sha", entry.id.hex)
    fields.set("url", selfURL)
    fields.set("git_url", gitURL)
    fields.set("html_url", pageURL)
    fields.set("download_url", downloadURL)
    fields.set("_links", addresses)
    switch extra {
    case .none: break
    case .file(let bytes):
      fields.set("encoding", "base64")
      fields.set("content", Self.base64(bytes))
    case .fileWithoutContent:
      fields.set("encoding", "none")
      fields.set("content", "")
    case .symlink(let target): fields.set("target", target)
    case .submodule(let url): fields.set("submodule_git_url", url)
    }
  }

  /// A folder's listing calls a submodule a file in the older version of the API.
  private var type: String {
    switch entry.kind {
    case .directory: "dir"
    case .symlink: "symlink"
    case .file: "file"
    case .submodule:
      if case .none = extra, links.version == .v2022 { "file" } else { "submodule" }
    }
  }

  private var selfURL: String { links.content(repository, path, ref: ref) }

  private var gitURL: String? {
    let git = "\(links.repository(repository))/git"
    return switch entry.kind {
    case .directory: "\(git)/trees/\(entry.id)"
    case .file, .symlink: "\(git)/blobs/\(entry.id)"
    case .submodule: nil
    }
  }

  private var pageURL: String? {
    guard entry.kind != .submodule else { return nil }
    return links.page(
      repository,
      entry.kind == .directory ? "tree" : "blob",
      path,
      ref: ref
    )
  }

  private var downloadURL: String? {
    guard entry.kind == .file || entry.kind == .symlink else { return nil }
    return links.page(repository, "raw", path, ref: ref)
  }

  private var addresses: InlineJSONObject {
    InlineJSONObject { fields in
      fields.set("self", selfURL)
      fields.set("git", gitURL)
      fields.set("html", pageURL)
    }
  }

  /// Base64 in lines of sixty characters, each ended by a newline.
  static func base64(_ bytes: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: bytes.count, by: 45) {
      text += Data(bytes[start..<min(start + 45, bytes.count)]).base64EncodedString() + "\n"
    }
    return text
  }
}
