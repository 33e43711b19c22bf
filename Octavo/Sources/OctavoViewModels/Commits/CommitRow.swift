import Foundation
public import GitHubValues

/// A commit in a log.
public nonisolated struct CommitRow: Sendable, Identifiable, Equatable {
  /// The commit.
  public let commit: GitHub.Commit
  /// The author, and the time since the commit.
  public let detail: String

  /// The name of the commit, which no other row has.
  public var id: String { commit.sha }
  /// The first line of the message.
  public var subject: String { commit.subject.isEmpty ? "No message" : commit.subject }
  /// The beginning of the name of the commit.
  public var shortHash: String { String(commit.sha.prefix(7)) }
  /// The author’s login, or the name in the commit.
  public var author: String { commit.author?.login ?? commit.authorName }
}

nonisolated extension CommitRow {
  /// Makes the row of a commit.
  init(_ commit: GitHub.Commit, now: Date) {
    let age = commit.date.map { Strings.ago($0, now: now) }
    let author = commit.author?.login ?? commit.authorName
    let detail = [author.isEmpty ? nil : author, age].compactMap(\.self)
    self.init(commit: commit, detail: detail.joined(separator: " · "))
  }
}

extension Services {
  /// Returns the row of a commit.
  func row(of commit: GitHub.Commit) -> CommitRow { CommitRow(commit, now: now()) }
}
