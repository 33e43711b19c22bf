extension GitRepository {
  /// The most bytes of the output of a merge.
  private static let longestMerge = 4 << 20

  /// The result of a merge that was tried.
  struct MergeTrial: Equatable, Sendable {
    /// The tree; with conflicts, the files that have them are marked in it.
    let tree: ObjectID?
    /// The paths of the files with conflicts, in git's order.
    let conflicts: [[UInt8]]

    /// Whether there is no conflict.
    var isClean: Bool { tree != nil && conflicts.isEmpty }
  }

  /// Tries to merge two commits, without writing anything into the repository.
  func tryMerge(_ base: ObjectID, _ head: ObjectID) async throws -> MergeTrial {
    let scratch = try GitScratch(over: objectFolder, isLong: base.isLong)
    return try await Self.merge(base, head, in: scratch)
  }

  /// Merges two commits among the objects of a folder.
  static func merge(
    _ base: ObjectID,
    _ head: ObjectID,
    in scratch: GitScratch
  ) async throws -> MergeTrial {
    let command = scratch.command([
      "merge-tree", "--write-tree", "--name-only", "-z", "--end-of-options", base.hex, head.hex,
    ])
    return try await GitQueue.shared.run {
      try await command.run { git in
        var (records, size) = ([ArraySlice<UInt8>](), 0)
        // With conflicts, an empty record and messages follow the paths. They are not read to their
        // end, where git fails because of the conflicts.
        while let record = try await git.record(), !record.isEmpty {
          size += record.count
          guard size <= longestMerge else {
            throw GitFailure(reason: .tooLarge, command: "merge-tree")
          }
          records.append(record)
        }
        return trial(records)
      }
    }
  }

  /// Reads the tree and the paths behind it.
  private static func trial(_ records: [ArraySlice<UInt8>]) -> MergeTrial {
    let tree = records.first.flatMap { ObjectID(String(decoding: $0, as: UTF8.self)) }
    return MergeTrial(tree: tree, conflicts: records.dropFirst().map(Array.init))
  }

  /// Whether a commit leads to another one.
  func isAncestor(_ commit: ObjectID, of other: ObjectID) async throws -> Bool {
    if commit == other { return true }
    return try await mergeBase(commit, other) == commit
  }
}
