import GitHubValues

nonisolated extension PatchEntry {
  /// Returns the files that differ between the entries of two trees.
  ///
  /// - Parameters:
  ///   - old: The entries before the patch.
  ///   - new: The entries after the patch.
  ///   - renames: The paths of files before they were renamed, by their new ones.
  /// - Returns: The files.
  static func list(
    _ old: [GitHub.TreeEntry],
    _ new: [GitHub.TreeEntry],
    renames: [String: String] = [:]
  ) -> [Self] {
    let (before, after) = (sides(old), sides(new))
    var sources = renames.filter { before[$0.value] != nil && after[$0.value] == nil }
    // A file that has moved without a change has the same content.
    var moved = before.values.filter { after[$0.path] == nil }.sorted { $0.path < $1.path }
      .reduce(into: [String: String]()) { $0[$1.object] = $1.path }
    let taken = Set(sources.values)
    moved = moved.filter { !taken.contains($0.value) }
    var entries: [Self] = []
    for side in after.values.sorted(by: { $0.path < $1.path }) {
      if let same = before[side.path] {
        if same != side { entries.append(Self(base: same, head: side)) }
        continue
      }
      if sources[side.path] == nil, let path = moved.removeValue(forKey: side.object) {
        sources[side.path] = path
      }
      entries.append(Self(base: sources[side.path].flatMap { before[$0] }, head: side))
    }
    let gone = Set(sources.values)
    let removed = before.values.filter { after[$0.path] == nil && !gone.contains($0.path) }
    return entries + removed.sorted { $0.path < $1.path }.map { Self(base: $0, head: nil) }
  }

  private static func sides(_ entries: [GitHub.TreeEntry]) -> [String: Side] {
    entries.reduce(into: [:]) { sides, entry in
      if entry.kind != .folder { sides[entry.path] = Side(entry) }
    }
  }
}

nonisolated extension PatchEntry.Side {
  /// Takes an entry of a tree.
  init(_ entry: GitHub.TreeEntry) {
    self.init(path: entry.path, object: entry.sha, isSubmodule: entry.kind == .submodule)
  }
}
