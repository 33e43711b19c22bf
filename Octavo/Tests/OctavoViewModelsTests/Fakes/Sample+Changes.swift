import Foundation

@testable import GitHubValues

nonisolated extension Sample {
  /// The name of the commit.
  static let sha = "0123456789abcdef0123456789abcdef01234567"

  /// Returns a changed file.
  static func changedFile(
    _ path: String,
    _ patch: String?,
    _ kind: GitHub.FileChange.Kind = .modified,
    from previous: String? = nil,
    additions: Int = 0
  ) -> GitHub.FileChange {
    GitHub.FileChange(
      path: path,
      previousPath: previous,
      kind: kind,
      additions: additions,
      deletions: 0,
      patch: patch
    )
  }

  /// Returns a commit that changes files.
  static func commit(
    _ message: String = "Rise\n\nAnd fall.",
    changing files: [GitHub.FileChange]
  ) -> GitHub.CommitDetail {
    GitHub.CommitDetail(
      commit: GitHub.Commit(
        sha: sha,
        message: message,
        authorName: "Hina",
        author: GitHub.Account(login: "hina-m"),
        date: now.addingTimeInterval(-3 * 86400)
      ),
      committerName: "Juno",
      committedAt: now.addingTimeInterval(-86400),
      parents: ["p1"],
      additions: 12,
      deletions: 1,
      files: files
    )
  }
}
