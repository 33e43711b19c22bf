extension GitHub {
  /// The entries of a commit or a folder.
  public struct Tree: Sendable, Hashable, Codable {
    /// The object's name.
    public var sha: String
    /// The entries, in git's order.
    public var entries: [TreeEntry]
    /// Whether the tree was too large to be sent whole.
    ///
    /// What is missing can be read folder by folder, each by its own object name.
    public var isTruncated: Bool

    /// Returns the entries of the tree of a folder, by their paths from the root.
    public func entries(below folder: String) -> [TreeEntry] {
      guard !folder.isEmpty else { return entries }
      return entries.map { entry in
        var entry = entry
        entry.path = "\(folder)/\(entry.path)"
        return entry
      }
    }

    /// Makes a tree.
    public init(sha: String = "", entries: [TreeEntry], isTruncated: Bool = false) {
      self.sha = sha
      self.entries = entries
      self.isTruncated = isTruncated
    }
  }
}
