import Foundation
public import GitHubValues

extension Endpoint where Value == GitHub.Contents {
  /// The file, the folder, the link or the submodule at a path of a repository.
  ///
  /// An empty path is the root. A folder with 1,000 entries, which are all that the server lists,
  /// is then read as a tree. The response has the contents of a file of at most 1 MB; those of a
  /// larger one are then read as a file, of at most 100 MB.
  ///
  /// - Throws: `.tooLarge` for a file of more than `limit` bytes.
  public static func contents(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String? = nil,
    limit: Int = GitHub.Request.usualFileLimit
  ) -> Self {
    let request = GitHub.Request.get(repository.contents(path), query: ["ref": reference])
    return Self(request) { response throws(APIError) in
      if response.body.first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: "[") {
        let rows = try response.decode(LenientList<ContentRow>.self).items
        guard rows.count >= mostEntries else { return .value(.folder(rows.map(\.entry))) }
        return .next(longFolder(at: path, in: repository, at: reference))
      }
      let row = try response.decode(LenientObject<ContentRow>.self).value
      if let contents = row.contents { return .value(contents) }
      let file = Endpoint<GitHub.File>.file(at: path, in: repository, at: reference, limit: limit)
      return .next(
        Endpoint(file.request) { response throws(APIError) in
          .value(.file(GitHub.File(path: path, sha: row.entry.sha, bytes: response.body)))
        }
      )
    }
  }
}

extension Endpoint where Value == GitHub.Contents {
  /// The most entries of a folder that the server lists.
  private static var mostEntries: Int { 1_000 }

  /// The folder at a path, whose tree has all of its entries.
  private static func longFolder(
    at path: String,
    in repository: GitHub.RepositoryName,
    at reference: String?
  ) -> Self {
    let query: KeyValuePairs = ["ref": reference]
    let request = GitHub.Request.get(repository.contents(path), query: query, as: .object)
    return Self(request) { response throws(APIError) in
      guard let sha = try response.decode(LenientObject<FolderName>.self).value.sha else {
        throw APIError(.decoding(what: "sha"))
      }
      let tree = Endpoint<GitHub.Tree>.tree(sha, of: repository, recursive: false)
      return .next(tree.map { .folder($0.entries(below: path)) })
    }
  }
}

/// The name of a folder's object in JSON.
private struct FolderName: LenientDecodable {
  var sha: String?

  init?(_ object: JSONObject) { sha = object.nonEmptyString("sha") }
}

/// A path in JSON: one of a folder, or one alone with its contents.
private struct ContentRow: LenientDecodable {
  var entry: GitHub.TreeEntry
  /// The contents; `nil` for a file that is too large for JSON.
  var contents: GitHub.Contents?

  init?(_ object: JSONObject) {
    guard let path = object.nonEmptyString("path"), let kind = Self.kind(object) else { return nil }
    entry = GitHub.TreeEntry(
      path: path,
      kind: kind,
      size: kind == .file ? object.integer("size") : nil,
      sha: object.string("sha") ?? ""
    )
    switch kind {
    case .symlink: contents = .symlink(entry, target: object.string("target") ?? "")
    case .submodule:
      contents = .submodule(entry, repository: object.string("submodule_git_url") ?? "")
    case .folder: contents = .folder([])
    case .file:
      contents = object.bytes.map {
        .file(GitHub.File(path: entry.path, sha: entry.sha, bytes: $0))
      }
    }
  }

  /// Reads the kind; a list has “file” for a submodule, which has no address of its contents.
  private static func kind(_ object: JSONObject) -> GitHub.TreeEntry.Kind? {
    switch object.string("type") {
    case "file" where object.isSubmodule: .submodule
    case "file": .file
    case "dir": .folder
    case "symlink": .symlink
    case "submodule": .submodule
    default: nil
    }
  }
}

extension GitHub.RepositoryName {
  /// The path below the API of a file or folder; an empty one is the root.
  func contents(_ path: String) -> [String] {
    let components =
      path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false)
    return self.path + ["contents"] + components.map(String.init)
  }
}

extension JSONObject {
  /// Whether a row of a folder is a submodule: old versions of the API send it as a file.
  fileprivate var isSubmodule: Bool {
    contains("download_url") && url("download_url") == nil && integer("size") == 0
      && url("git_url")?.pathComponents.contains("trees") == true
  }
}
