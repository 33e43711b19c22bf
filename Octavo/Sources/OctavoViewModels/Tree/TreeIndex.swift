import GitHubValues

/// A whole tree by folders.
nonisolated struct TreeIndex: Sendable {
  private var folders: [String: [GitHub.TreeEntry]] = ["": []]

  init(_ entries: [GitHub.TreeEntry]) {
    for entry in entries {
      folders[entry.folder, default: []].append(entry)
      if entry.kind == .folder { folders[entry.path, default: []] += [] }
    }
  }

  /// The entries of a folder, or `nil` if there is no such folder.
  subscript(path: String) -> [GitHub.TreeEntry]? { folders[path] }

  /// Indexes a tree, elsewhere if it is so large that the screen would stand still.
  static func of(_ tree: GitHub.Tree) async -> TreeIndex {
    tree.entries.count < 4000 ? TreeIndex(tree.entries) : await built(of: tree.entries)
  }

  @concurrent private static func built(of entries: [GitHub.TreeEntry]) async -> TreeIndex {
    TreeIndex(entries)
  }
}

nonisolated extension GitHub.TreeEntry {
  /// The path of the folder that it is in.
  var folder: String {
    let bytes = path.utf8
    return bytes.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }
}
