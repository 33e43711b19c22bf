public import GitHubValues

extension Endpoint where Value == GitHub.Tree {
  /// The entries of a commit, a branch, a tag or a folder, by default with those of all folders
  /// below.
  ///
  /// A tree says if the server has truncated it. Its folders can be read one by one, by the object
  /// names of their entries and without `recursive`.
  ///
  /// - Throws: `.emptyRepository` if there are no commits yet.
  public static func tree(
    _ reference: String,
    of repository: GitHub.RepositoryName,
    recursive: Bool = true
  ) -> Self {
    let path = repository.path + ["git", "trees", reference]
    return .object(.get(path, query: ["recursive": recursive ? "1" : nil]))
  }
}

extension GitHub.Tree: LenientDecodable {
  package init?(_ object: JSONObject) {
    self.init(
      sha: object.string("sha") ?? "",
      entries: object.list("tree"),
      isTruncated: object.bool("truncated")
    )
  }
}

extension GitHub.TreeEntry: LenientDecodable {
  package init?(_ object: JSONObject) {
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
  package init?(_ object: JSONObject) {
    switch object.string("type") {
    case "blob" where object.string("mode") == "120000": self = .symlink
    case "blob": self = .file
    case "tree": self = .folder
    case "commit": self = .submodule
    default: return nil
    }
  }
}
