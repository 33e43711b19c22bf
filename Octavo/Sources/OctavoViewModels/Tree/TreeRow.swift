public import GitHubValues

/// An entry of a folder, as a list shows it.
public nonisolated struct TreeRow: Sendable, Identifiable, Equatable {
  /// The file, folder, link or submodule.
  public let entry: GitHub.TreeEntry
  /// The number of entries of a folder; `nil` if it is not known.
  public let childCount: Int?

  /// The path, which no other row has.
  public var id: String { entry.path }

  /// The length of a file, or how much is in a folder.
  public var measure: String? {
    switch entry.kind {
    case .file: entry.size.map(Strings.size)
    case .folder: childCount.map { Strings.count($0, "item") }
    case .symlink: "link"
    case .submodule: "submodule @ \(entry.sha.prefix(7))"
    }
  }

  /// Rows in the order of a list: folders first, then by name whatever the case.
  static func rows(of folder: RepositoryFolder) -> [TreeRow] {
    let keyed = folder.entries.map {
      (rank: $0.kind == .folder ? 0 : 1, key: $0.name.lowercased(), $0)
    }
    return keyed.sorted { ($0.rank, $0.key, $0.2.name) < ($1.rank, $1.key, $1.2.name) }.map {
      TreeRow(entry: $0.2, childCount: folder.childCounts[$0.2.path])
    }
  }
}
