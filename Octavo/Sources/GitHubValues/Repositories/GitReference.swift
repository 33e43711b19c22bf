extension GitHub {
  /// A reference of git under its full name: a branch, a tag or another one.
  public struct GitReference: Sendable, Hashable, Codable, Identifiable {
    /// The full name, such as “refs/heads/main” or “refs/pull/7/head”.
    public var fullName: String
    /// The name of the object: of a commit, or of an annotated tag.
    public var sha: String
    /// Git’s word for the type of the object, such as “commit” or “tag”.
    public var objectType: String

    /// The full name, which no other reference of the repository has.
    public var id: String { fullName }

    /// The branch or the tag; `nil` for another reference.
    public var reference: Reference? {
      let kinds: [(String, Reference.Kind)] = [("refs/heads/", .branch), ("refs/tags/", .tag)]
      return kinds.lazy.filter { fullName.hasPrefix($0.0) }.first.map { prefix, kind in
        Reference(kind: kind, name: String(fullName.dropFirst(prefix.count)), sha: sha)
      }
    }
  }
}

extension GitHub.GitReference: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let fullName = object.nonEmptyString("ref"), let target = object.object("object"),
      let sha = target.nonEmptyString("sha")
    else { return nil }
    self.init(fullName: fullName, sha: sha, objectType: target.string("type") ?? "commit")
  }
}
