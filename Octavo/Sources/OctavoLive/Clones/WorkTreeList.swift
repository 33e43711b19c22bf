import OctavoViewModels

nonisolated extension CloneWorkTree {
  /// Reads the answer of `git worktree list --porcelain`.
  ///
  /// - Parameter records: The lines; an empty one is between two work trees.
  /// - Returns: The work trees.
  static func list(_ records: [String]) -> [Self] {
    var trees: [Self] = []
    for record in records {
      let parts = record.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let value = parts.count > 1 ? String(parts[1]) : ""
      if parts[0] == "worktree" {
        trees.append(Self(folder: value))
        continue
      }
      guard let last = trees.indices.last else { continue }
      switch parts[0] {
      case "HEAD": trees[last].commit = value
      case "branch":
        let prefix = "refs/heads/"
        trees[last].branch = value.hasPrefix(prefix) ? String(value.dropFirst(prefix.count)) : value
      case "bare": trees[last].isBare = true
      case "locked": trees[last].isLocked = true
      case "prunable": trees[last].isMissing = true
      default: break
      }
    }
    return trees
  }
}

nonisolated extension UserGit {
  /// Returns the work trees of a clone, the main one first.
  ///
  /// Before git 2.36, a path with a line break is cut at it.
  func workTrees(in folder: String) async throws -> [CloneWorkTree] {
    let usesZero = try await version() >= .nameSeparation
    let arguments = ["worktree", "list", "--porcelain"] + (usesZero ? ["-z"] : [])
    let output = try await read(arguments, in: folder)
    return CloneWorkTree.list(usesZero ? output.records : output.lines)
  }
}
