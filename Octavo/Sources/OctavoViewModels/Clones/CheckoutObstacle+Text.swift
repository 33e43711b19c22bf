nonisolated extension CheckoutObstacle {
  /// One or two sentences for the user.
  public var message: String {
    switch self {
    case .localChanges(let files):
      "\(Strings.count(files.count, "file")) with your changes would be written: \(Self.list(files))."
    case .untrackedFiles(let files):
      "\(Strings.count(files.count, "file")) outside of git would be replaced: \(Self.list(files))."
    case .operation(let operation): "The clone is in the middle of \(operation.noun)."
    case .ownCommits(let branch, let counts): Self.text(branch, counts)
    case .otherBranch(let branch, let upstream): Self.text(branch, upstream)
    case .excludedName(let branch, let other):
      "The branch “\(branch.inOneLine)” cannot be made beside the branch “\(other.inOneLine)”."
    case .unusableName(let name): "“\(name.inOneLine)” cannot be the name of a branch."
    case .otherWorkTree(let branch, let folder):
      "The branch “\(branch.inOneLine)” is checked out in \(folder.inOneLine)."
    case .noRemote(let repository): "The clone has no remote for \(repository.name)."
    case .shallow(let branch):
      "The clone lacks the commits by which “\(branch.inOneLine)” could be compared."
    case .bare: "The clone is bare: it has no files."
    case .folderExists(let folder): "The folder \(folder.inOneLine) exists."
    case .noParentFolder(let folder): "No folder can be made in \(folder.inOneLine)."
    case .locked(let file):
      "Another program is changing the clone, or was stopped in the middle: \(file.inOneLine) exists."
    case .noHead: "The server no longer has the commits of the pull request."
    }
  }

  private static func text(_ branch: String, _ counts: BranchDivergence) -> String {
    let own = Strings.count(counts.ahead, "commit")
    let name = "The branch “\(branch.inOneLine)”"
    guard counts.behind > 0 else { return "\(name) has \(own) that the pull request lacks." }
    let missing = Strings.count(counts.behind, "commit")
    return "\(name) has \(own) that the pull request lacks, and lacks \(missing) of it."
  }

  private static func text(_ branch: String, _ upstream: BranchUpstream?) -> String {
    let name = "A branch “\(branch.inOneLine)” exists"
    guard let upstream else { return "\(name), which is pulled from nowhere." }
    return
      "\(name), which is pulled from \(upstream.reference.inOneLine) of \(upstream.remote.inOneLine)."
  }

  private static func list(_ files: [String]) -> String {
    let named = files.prefix(3).map(\.inOneLine).joined(separator: ", ")
    return files.count > 3 ? "\(named) and \(files.count - 3) more" : named
  }
}
