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
  func text(of commit: CommitRecord, as form: PatchForm) async throws -> [UInt8] {
    guard form == .patch else { return try await diff(Self.trees(of: commit)) }
    return try await mails(["--max-count=1", "--end-of-options", commit.id.hex])
  }

  /// The text of the change from one commit to another.
  func text(from base: ObjectID, to head: ObjectID, as form: PatchForm) async throws -> [UInt8] {
    guard form == .patch else { return try await diff([base.hex, head.hex]) }
    return try await mails(["--reverse", "--end-of-options", "\(base)..\(head)"])
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
    let (before, after) = (["diff-tree"] + TreeDiff.options, ["--end-of-options"] + trees + ["--"])
    do {
      return TreeDiff(try await output(before + TreeDiff.patchOptions + after))
    } catch let failure as GitFailure where failure.reason == .tooLarge {
      return TreeDiff(try await output(before + after))
    }
  }

  private func diff(_ trees: [String]) async throws -> [UInt8] {
    try await output(
      ["diff-tree", "-r", "-M", "--root", "--no-commit-id"] + TreeDiff.patchOptions
        + ["--end-of-options"] + trees + ["--"]
    )
  }

  private func mails(_ commits: [String]) async throws -> [UInt8] {
    try await output(
      ["log", "--format=email", "--stat", "-M", "-m", "--first-parent", "--no-notes"]
        + ["--max-count=250"] + TreeDiff.patchOptions + commits + ["--"]
    )
  }
}
