import GitHubValues
import OctavoViewModels

/// Reads all entries of a tree, of whatever size.
enum WholeTree {
  /// Returns the entries of a commit; a tree that the server truncates is read folder by folder.
  ///
  /// - Throws: ``OfflineCopyError/incompleteTree`` if a folder alone is truncated or is inside
  ///   itself, and the error of `load`.
  static func entries(
    at commit: String,
    load: (_ object: String, _ isRecursive: Bool) async throws -> GitHub.Tree
  ) async throws -> [GitHub.TreeEntry] {
    var entries: [GitHub.TreeEntry] = []
    var pending: [(path: String, object: String, above: [String])] = [("", commit, [])]
    while let folder = pending.popLast() {
      // A tree of git cannot contain itself. One of a hostile server would have no end.
      guard !folder.above.contains(folder.object) else { throw OfflineCopyError.incompleteTree }
      let whole = try await load(folder.object, true)
      guard whole.isTruncated else {
        entries += whole.entries(below: folder.path)
        continue
      }
      let part = try await load(folder.object, false)
      guard !part.isTruncated else { throw OfflineCopyError.incompleteTree }
      let below = part.entries(below: folder.path)
      entries += below
      let above = folder.above + [folder.object]
      pending += below.filter { $0.kind == .folder }.map { ($0.path, $0.sha, above) }
    }
    return entries
  }
}
