extension GitHub {
  /// A path of a repository: a file, a folder, a link or a submodule.
  public enum Contents: Sendable, Hashable {
    /// A file with its contents.
    case file(File)
    /// The entries of a folder: at most the first 1,000.
    case folder([TreeEntry])
    /// A link, and the path it leads to.
    case symlink(TreeEntry, target: String)
    /// A commit of another repository, and the address of that repository.
    case submodule(TreeEntry, repository: String)
  }
}
