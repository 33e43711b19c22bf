/// A fact that keeps a pull request from being checked out; nothing was changed.
public nonisolated enum CheckoutObstacle: Sendable, Equatable {
  /// Files with changes that are not committed, which the checkout would write.
  case localChanges([String])
  /// Files that git does not know or ignores, which the checkout would replace.
  case untrackedFiles([String])
  /// An operation that has not ended.
  case operation(CloneOperation)
  /// A branch of the name that has commits of its own.
  case ownCommits(branch: String, BranchDivergence)
  /// A branch of the name that is pulled from elsewhere, if from anywhere.
  case otherBranch(String, upstream: BranchUpstream?)
  /// A branch whose name excludes the name, as `a` excludes `a/b`.
  case excludedName(branch: String, by: String)
  /// A name that cannot be that of a branch.
  case unusableName(String)
  /// The branch is checked out in another folder.
  case otherWorkTree(branch: String, folder: String)
  /// The clone has no remote for the repository of the pull request.
  case noRemote(HostedRepository)
  /// The clone has not the commits by which the branches could be compared.
  case shallow(branch: String)
  /// The clone has no files beside git’s own.
  case bare
  /// The folder for the work tree exists.
  case folderExists(String)
  /// The folder in which the work tree is to be made does not exist, or cannot be written.
  case noParentFolder(String)
  /// Another program is changing the clone, or has ended without removing its lock.
  case locked(file: String)
  /// The server has neither the branch nor a reference of the pull request.
  case noHead

  /// The most files that an obstacle lists.
  public static let mostFiles = 100
}

/// A way around an obstacle.
public nonisolated enum CheckoutRemedy: Sendable, Equatable {
  /// A command for the user’s shell, which Octavo does not run.
  case command(title: String, String)
  /// The checkout in a work tree of its own.
  case workTree
  /// The checkout with another name of the local branch.
  case branch(String)
  /// The work tree in another folder.
  case folder(String)
  /// The folder in which the branch is checked out already.
  case open(folder: String)
}
