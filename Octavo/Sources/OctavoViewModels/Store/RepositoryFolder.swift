public import GitHubValues

/// A folder of a repository: its entries, and how many entries its folders have.
public nonisolated struct RepositoryFolder: Codable, Equatable, Sendable {
  /// The files, folders, links and submodules in the folder, each by its path from the root.
  public var entries: [GitHub.TreeEntry]
  /// The number of entries of each folder in it, by path; empty where it is not known.
  public var childCounts: [String: Int]
  /// Whether the tree is too large for one request, so that each folder is requested by itself.
  public var isPart: Bool
  /// Whether the server has left entries out, even of the folder alone; `nil` for no.
  public var isTruncated: Bool?

  /// Makes a folder.
  public init(
    _ entries: [GitHub.TreeEntry],
    childCounts: [String: Int] = [:],
    isPart: Bool = false,
    isTruncated: Bool? = nil
  ) {
    self.entries = entries
    self.childCounts = childCounts
    self.isPart = isPart
    self.isTruncated = isTruncated
  }

  /// Returns all folders of a whole tree, by path.
  public static func folders(of entries: [GitHub.TreeEntry]) -> [String: RepositoryFolder] {
    var folders = ["": RepositoryFolder([])]
    for entry in entries {
      folders[entry.folder, default: RepositoryFolder([])].entries.append(entry)
      if entry.kind == .folder, folders[entry.path] == nil {
        folders[entry.path] = RepositoryFolder([])
      }
    }
    let counts = folders.mapValues(\.entries.count)
    return folders.mapValues { folder in
      var folder = folder
      for entry in folder.entries where entry.kind == .folder {
        folder.childCounts[entry.path] = counts[entry.path]
      }
      return folder
    }
  }
}

nonisolated extension GitHub.TreeEntry {
  /// The path of the folder that it is in.
  public var folder: String {
    let bytes = path.utf8
    return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
