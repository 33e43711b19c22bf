extension GitRepository {
  /// A file of patches in one of git's two forms.
  enum PatchForm: Sendable {
    /// One difference.
    case diff
    /// The commits as mails, oldest first.
    case patch
  }

  /// The files that a commit changed; the first parent counts, and a root commit adds its files.
  func changes(in commit: CommitRecord) async throws -> TreeDiff {
    try await changes(Self.trees(of: commit))
  }

  /// The files that differ between two commits.
  func changes(from base: ObjectID, to head: ObjectID) async throws -> TreeDiff {
    try await changes([base.hex, head.hex])
  }

  /// The text of the change of a commit.
  ///
  /// - Throws: ``DiffTooLarge`` if it exceeds a limit.
  func text(
    of commit: CommitRecord,
    as form: PatchForm,
    within sizes: SizeLimits
  ) async throws -> [UInt8] {
    let command =
      form == .diff
      ? Self.diff(Self.trees(of: commit))
      : Self.mails(["--max-count=1", "--end-of-options", commit.id.hex])
    return try await text(command, of: try await changes(in: commit), within: sizes)
  }

  /// The text of the change from one commit to another.
  ///
  /// - Throws: ``DiffTooLarge`` if it exceeds a limit.
  func text(
    from base: ObjectID,
    to head: ObjectID,
    as form: PatchForm,
    within sizes: SizeLimits
  ) async throws -> [UInt8] {
    let command =
      form == .diff
      ? Self.diff([base.hex, head.hex])
      : Self.mails(["--reverse", "--end-of-options", "\(base)..\(head)"])
    return try await text(command, of: try await changes(from: base, to: head), within: sizes)
  }

  /// The newest common ancestor of two commits, or `nil` if they have none.
  func mergeBase(_ first: ObjectID, _ second: ObjectID) async throws -> ObjectID? {
    do {
      let output = try await output(["merge-base", "--end-of-options", first.hex, second.hex])
      return ObjectID(String(decoding: output, as: UTF8.self).prefix { $0 != "\n" })
    } catch let failure as GitFailure {
      guard case .refused(1, _) = failure.reason else { throw failure }
      return nil
    }
  }

  /// Counts the commits that only one of two commits leads to.
  func distance(from base: ObjectID, to head: ObjectID) async throws -> (ahead: Int, behind: Int) {
    let output = try await output([
      "rev-list", "--left-right", "--count", "--end-of-options", "\(base)...\(head)", "--",
    ])
    let counts = String(decoding: output, as: UTF8.self).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
    return counts.count == 2 ? (counts[1], counts[0]) : (0, 0)
  }

  private static func trees(of commit: CommitRecord) -> [String] {
    (commit.parents.first.map { [$0.hex] } ?? []) + [commit.id.hex]
  }

  private func changes(_ trees: [String]) async throws -> TreeDiff {
    if let known = cachedDiff(of: trees) { return known }
    let arguments = ["diff-tree"] + TreeDiff.options + ["--end-of-options"] + trees + ["--"]
    var diff = TreeDiff(try await output(arguments))
    diff.trees = trees
    keep(diff)
    return diff
  }

  private func text(
    _ command: [String],
    of diff: TreeDiff,
    within sizes: SizeLimits
  ) async throws -> [UInt8] {
    guard diff.changes.count <= sizes.filesOnPage else {
      throw DiffTooLarge(limit: "files (\(sizes.filesOnPage))")
    }
    // Counted before git writes it: the lines of context are still missing.
    guard diff.additions + diff.deletions <= sizes.diffLines else {
      throw DiffTooLarge(limit: "lines (\(sizes.diffLines))")
    }
    let text = try await output(command)
    guard text.count <= sizes.diffBytes else {
      throw DiffTooLarge(limit: "bytes (\(sizes.diffBytes))")
    }
    guard text.count(where: { $0 == UInt8(ascii: "\n") }) <= sizes.diffLines else {
      throw DiffTooLarge(limit: "lines (\(sizes.diffLines))")
    }
    return text
  }

  private static func diff(_ trees: [String]) -> [String] {
    ["diff-tree", "-r", "-M", "--root", "--no-commit-id"] + TreeDiff.patchOptions
      + ["--end-of-options"] + trees + ["--"]
  }

  private static func mails(_ commits: [String]) -> [String] {
    ["log", "--format=email", "--stat", "-M", "-m", "--first-parent", "--no-notes"]
      + ["--max-count=250"] + TreeDiff.patchOptions + commits + ["--"]
  }
}
