extension GitHub {
  /// An entry of a repository's tree.
  public struct TreeEntry: Sendable, Hashable, Codable, Identifiable {
    /// The kind of an entry.
    public enum Kind: String, Sendable, Hashable, Codable {
      /// A file with contents.
      case file
      /// A folder with entries.
      case folder
      /// A name for another path.
      case symlink
      /// A commit of another repository.
      case submodule
    }

    /// The path from the root of the tree, without a slash at either end.
    public var path: String
    /// The kind.
    public var kind: Kind
    /// The length of a file in bytes.
    public var size: Int?
    /// The object's name.
    public var sha: String

    /// Makes an entry.
    public init(path: String, kind: Kind = .file, size: Int? = nil, sha: String = "") {
      self.path = path
      self.kind = kind
      self.size = size
      self.sha = sha
    }

    /// The path, which no other entry has.
    public var id: String { path }

    /// The last part of the path.
    public var name: String {
      let bytes = path.utf8
      guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return path }
      return String(path[bytes.index(after: slash)...])
    }
  }
}
