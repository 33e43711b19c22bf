extension GitRepository {
  /// The bytes of paths that one command of git has as arguments.
  private static let longestPaths = 512 << 10

  /// Returns some of the changes of a diff with their patches, as far as these are within limits.
  ///
  /// Git writes the patches of these files only, so that all pages together cost as much as one
  /// whole response.
  func patched(
    _ changes: ArraySlice<FileChange>,
    of diff: TreeDiff,
    within sizes: SizeLimits
  ) async throws -> [FileChange] {
    let paths = Self.paths(of: changes, within: sizes)
    guard !paths.isEmpty else { return Array(changes) }
    let arguments =
      ["diff-tree"] + TreeDiff.options + TreeDiff.patchOptions + ["--end-of-options"] + diff.trees
      + ["--"] + paths
    let found: TreeDiff
    do {
      found = TreeDiff(try await output(arguments))
    } catch let failure as GitFailure where failure.reason == .tooLarge {
      return Array(changes)
    }
    let patches = found.changes.reduce(into: [:]) { $0[$1.path] = $1.patch }
    var budget = (lines: sizes.diffLines, bytes: sizes.diffBytes)
    return changes.map { change in
      var change = change
      guard let patch = patches[change.path], patch.utf8.count <= sizes.patchBytes else {
        return change
      }
      let lines = patch.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      guard lines <= budget.lines, patch.utf8.count <= budget.bytes else { return change }
      budget.lines -= lines
      budget.bytes -= patch.utf8.count
      change.patch = patch
      return change
    }
  }

  /// Returns the paths of the changes whose patches may be within the limits.
  private static func paths(
    of changes: ArraySlice<FileChange>,
    within sizes: SizeLimits
  ) -> [String] {
    var paths: [String] = []
    var length = 0
    for change in changes where change.additions + change.deletions <= sizes.diffLines {
      for path in [change.path, change.previousPath].compactMap(\.self) {
        length += path.count + 1
        // A path that is no text cannot be an argument here; it has no patch then.
        guard length <= longestPaths, let text = String(validating: path, as: UTF8.self) else {
          continue
        }
        paths.append(text)
      }
    }
    return paths
  }
}
