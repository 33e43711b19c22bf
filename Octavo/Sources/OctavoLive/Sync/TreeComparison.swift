import GitHubValues

/// The files that differ between two trees, with the names of their objects and without lines.
nonisolated enum TreeComparison {
  /// The most requests for trees.
  private static let mostRequests = 400

  /// Requests two trees, folder by folder where they are truncated, and compares them.
  ///
  /// - Parameters:
  ///   - old: The tree before the change; `nil` for an empty one.
  ///   - new: The tree after the change.
  ///   - load: Requests a tree, with the entries of its folders or without.
  /// - Returns: The changes, and whether they are all.
  /// - Throws: The error of a request.
  @MainActor static func changes(
    from old: String?,
    to new: String,
    load: @MainActor (_ tree: String, _ isRecursive: Bool) async throws -> GitHub.Tree
  ) async throws -> (changes: [GitHub.FileChange], isWhole: Bool) {
    let (old, new, isWhole) = try await sides(from: old, to: new, load: load)
    return (await differences(old, new), isWhole)
  }

  /// The entries of two trees, of which folders that are equal may be missing.
  typealias Sides = (old: [GitHub.TreeEntry], new: [GitHub.TreeEntry], isWhole: Bool)

  /// Requests two trees, folder by folder where they are truncated.
  ///
  /// - Throws: The error of a request.
  @MainActor static func sides(
    from old: String?,
    to new: String,
    load: @MainActor (_ tree: String, _ isRecursive: Bool) async throws -> GitHub.Tree
  ) async throws -> Sides {
    var sides: (old: [GitHub.TreeEntry], new: [GitHub.TreeEntry]) = ([], [])
    var pending: [(path: String, old: String?, new: String?)] = [("", old, new)]
    var isWhole = true
    var requests = 0
    while let folder = pending.popLast() {
      func trees(isRecursive: Bool) async throws -> (old: GitHub.Tree, new: GitHub.Tree) {
        let empty = GitHub.Tree(entries: [])
        requests += 2
        return (
          try await folder.old.mapAsync { try await load($0, isRecursive) } ?? empty,
          try await folder.new.mapAsync { try await load($0, isRecursive) } ?? empty
        )
      }
      guard requests < mostRequests else {
        isWhole = false
        break
      }
      var loaded = try await trees(isRecursive: true)
      let isTruncated = loaded.old.isTruncated || loaded.new.isTruncated
      if isTruncated {
        loaded = try await trees(isRecursive: false)
        if loaded.old.isTruncated || loaded.new.isTruncated { isWhole = false }
      }
      let entries = (loaded.old.entries(below: folder.path), loaded.new.entries(below: folder.path))
      sides.old += entries.0
      sides.new += entries.1
      if isTruncated { pending += await folders(thatDifferIn: entries.0, entries.1) }
    }
    return (sides.old, sides.new, isWhole)
  }

  /// Returns a list of changes with those of another that it lacks.
  @concurrent static func merged(
    _ files: [GitHub.FileChange],
    with others: [GitHub.FileChange]
  ) async -> [GitHub.FileChange] {
    let known = Set(files.flatMap { [$0.path, $0.previousPath].compactMap(\.self) })
    return files + others.filter { !known.contains($0.path) && !known.contains($0.previousPath) }
  }

  @concurrent private static func folders(
    thatDifferIn old: [GitHub.TreeEntry],
    _ new: [GitHub.TreeEntry]
  ) async -> [(path: String, old: String?, new: String?)] {
    let (before, after) = (shas(of: old, areFolders: true), shas(of: new, areFolders: true))
    return Set(before.keys).union(after.keys).sorted(by: >)
      .filter { before[$0] != after[$0] }
      .map { (path: $0, old: before[$0], new: after[$0]) }
  }

  @concurrent private static func differences(
    _ old: [GitHub.TreeEntry],
    _ new: [GitHub.TreeEntry]
  ) async -> [GitHub.FileChange] {
    let (before, after) = (shas(of: old, areFolders: false), shas(of: new, areFolders: false))
    // A file that has moved without a change has the same object.
    var moved = before.filter { after[$0.key] == nil }.sorted { $0.key < $1.key }
      .reduce(into: [String: String]()) { $0[$1.value] = $1.key }
    var changes: [GitHub.FileChange] = []
    var sources: Set<String> = []
    for (path, sha) in after.sorted(by: { $0.key < $1.key }) where before[path] != sha {
      var change = GitHub.FileChange(path: path, kind: .modified, sha: sha)
      if before[path] == nil {
        change.kind = .added
        if let source = moved.removeValue(forKey: sha) {
          (change.kind, change.previousPath) = (.renamed, source)
          (change.additions, change.deletions) = (0, 0)
          sources.insert(source)
        }
      }
      changes.append(change)
    }
    for (path, sha) in before where after[path] == nil && !sources.contains(path) {
      changes.append(GitHub.FileChange(path: path, kind: .removed, sha: sha))
    }
    return changes.sorted { $0.path < $1.path }
  }

  private static func shas(
    of entries: [GitHub.TreeEntry],
    areFolders: Bool
  ) -> [String: String] {
    entries.reduce(into: [:]) { shas, entry in
      if (entry.kind == .folder) == areFolders { shas[entry.path] = entry.sha }
    }
  }
}

nonisolated extension Set {
  fileprivate func contains(_ element: Element?) -> Bool { element.map { contains($0) } ?? false }
}

extension Optional where Wrapped == String {
  fileprivate func mapAsync<Value>(
    _ transform: (String) async throws -> Value
  ) async rethrows -> Value? {
    guard let self else { return nil }
    return try await transform(self)
  }
}
