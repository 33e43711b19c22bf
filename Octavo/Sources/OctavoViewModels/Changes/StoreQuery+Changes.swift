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
    }
  }
}

nonisolated extension StoreQuery where Value == GitHub.File {
  /// The patch between two versions of a file, which is made here; see ``Changes/binaryPatch``.
  public static func patch(_ versions: FileVersions, of name: GitHub.RepositoryName) -> Self {
    let sides = [versions.old, versions.new]
    return Self(
      "patch",
      "\(name)".lowercased(),
      sides.map { $0?.revision ?? "" }.joined(separator: "\u{0}"),
      sides.map { $0?.path ?? "" }.joined(separator: "\u{0}"),
      from: .patch(name, versions)
    )
  }
}
