import GitHubEndpoints
public import GitHubValues

nonisolated extension StoreQuery where Value == Changes {
  /// The changes of a commit or a comparison.
  public static func changes(_ subject: ChangesSubject, of name: GitHub.RepositoryName) -> Self {
    let repository = "\(name)".lowercased()
    switch subject {
    case .commit(let sha):
      return Self("commit", repository, sha, from: .changes(name, base: nil, head: sha))
    case .comparison(let base, let head):
      let source = QuerySource<Value>.changes(name, base: base, head: head)
      return Self("comparison", repository, base, head, from: source)
    case .pull(let number):
      return Self("pull files", repository, "\(number)", from: .pullFiles(name, number))
    case .pullRange(let number, let base, let head):
      let source = QuerySource<Value>.pullRange(name, number, from: base, to: head)
      return Self("pull range", repository, "\(number)", base, head, from: source)
    }
  }
}

nonisolated extension StoreQuery where Value == GitHub.Comparison {
  /// The last common commit of two commits, which never changes.
  static func mergeBase(
    of base: String,
    and head: String,
    in name: GitHub.RepositoryName
  ) -> Self {
    let endpoint = Endpoint.mergeBase(of: base, and: head, in: name)
    return Self("merge base", "\(name)".lowercased(), base, head, from: .document(endpoint))
  }
}

nonisolated extension StoreQuery where Value == GitHub.File {
  /// The patch between two versions of a file, which is made here; see ``Changes/binaryPatch``.
  public static func patch(_ versions: FileVersions, of name: GitHub.RepositoryName) -> Self {
    let sides = [versions.old, versions.new]
    return Self(
      versions.ignoresSpace ? "patch without space" : "patch",
      "\(name)".lowercased(),
      sides.map { $0?.revision ?? "" }.joined(separator: "\u{0}"),
      sides.map { $0?.path ?? "" }.joined(separator: "\u{0}"),
      from: .patch(name, versions)
    )
  }
}
