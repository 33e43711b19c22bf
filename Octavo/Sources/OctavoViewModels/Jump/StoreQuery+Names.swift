import GitHubValues

nonisolated extension StoreQuery where Value == [String] {
  /// The names of all repositories that the store has; they are never requested.
  static var repositoryNames: Self {
    Self("repository names", from: .repositoryNames { $0.map { "\($0)" } })
  }

  /// The paths of the files in the folders of a branch, tag or commit that the store has; they are
  /// never requested.
  static func paths(of name: GitHub.RepositoryName, at revision: String) -> Self {
    let words = ["folder", "\(name)".lowercased(), revision, ""]
    let source = QuerySource<Value>.folders(words.joined(separator: "\u{0}")) { folders in
      folders.flatMap(\.entries).filter { $0.kind == .file }.map(\.path)
    }
    return Self("paths", "\(name)".lowercased(), revision, from: source)
  }
}
