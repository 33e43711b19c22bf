import GitHubValues

extension Services {
  /// Returns the tree that the screens of its folders share, as long as there is one.
  func tree(of repository: GitHub.RepositoryName, at revision: String) -> RepositoryTree {
    let key = EntityKey<WeakTree>(.tree, repository.description.lowercased(), revision)
    if let tree = entities[key]?.tree { return tree }
    let tree = RepositoryTree(self, repository, revision: revision)
    entities[key] = WeakTree(tree: tree)
    return tree
  }
}

/// A tree that ends with the last screen that shows it, so that the next one reads it anew.
private struct WeakTree {
  weak var tree: RepositoryTree?
}
