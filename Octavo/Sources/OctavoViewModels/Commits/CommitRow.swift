import Foundation
public import GitHubValues

/// A commit in a log.
public nonisolated struct CommitRow: Sendable, Identifiable, Equatable {
  /// The commit; without a name in a row that is not loaded.
  public let commit: GitHub.Commit
  /// The author, the time since the commit, and its signature and checks where they are known.
  public let detail: String
  /// The sign of the checks; `nil` where there are none.
  public private(set) var sign: RowSign?
  /// The number of a commit that is not loaded, from 1.
  var number: Int?

  /// The name of the commit, which no other row has; for one that is not loaded, its number.
  public var id: String { number.map { "#\($0)" } ?? commit.sha }
  /// Whether the commit is loaded.
  public var isLoaded: Bool { number == nil }
  /// The first line of the message; the number of a commit that is not loaded.
  public var subject: String {
    if let number { return "Commit \(Strings.grouped(number))" }
    return commit.subject.isEmpty ? "No message" : commit.subject
  }
  /// The beginning of the name of the commit.
  public var shortHash: String { String(commit.sha.prefix(7)) }
  /// The author’s login, or the name in the commit.
  public var author: String { commit.author?.login ?? commit.authorName }
}

nonisolated extension CommitRow {
  /// Makes the row of a commit.
  init(_ commit: GitHub.Commit, now: Date, facts: GitHub.CommitFacts? = nil) {
    let age = commit.date.map { Strings.ago($0, now: now) }
    let author = commit.author?.login ?? commit.authorName
    let detail = [author.isEmpty ? nil : author, age, facts?.signatureWords, facts?.checkWords]
    self.init(commit: commit, detail: detail.compactMap(\.self).joined(separator: " · "))
    sign = facts?.checks.map { RowSign(ofChecks: $0) }
  }

  /// Makes the row of a commit that is not loaded, by its number from 1.
  init(number: Int, of count: Int) {
    let commit = GitHub.Commit(sha: "", message: "")
    self.init(commit: commit, detail: "of \(Strings.grouped(count))", number: number)
  }
}

extension Services {
  /// Returns the row of a commit.
  func row(of commit: GitHub.Commit) -> CommitRow { CommitRow(commit, now: now()) }
}

nonisolated extension GitHub.CommitFacts {
  /// The state of the signature in words; `nil` for a commit without one.
  fileprivate var signatureWords: String? {
    guard let isVerified else { return nil }
    if isVerified { return "Verified" }
    let reason = signature.map { $0.lowercased().replacing("_", with: " ") }
    return ["Unverified", reason.map { "(\($0))" }].compactMap(\.self).joined(separator: " ")
  }

  /// The state of the checks in words; `nil` if there are none.
  fileprivate var checkWords: String? {
    switch checks {
    case nil: nil
    case .success?: "checks passed"
    case .failure?, .error?: "checks failed"
    case .pending?: "checks running"
    case .expected?: "checks expected"
    case let other?: "checks \(other.rawValue)"
    }
  }
}

nonisolated extension RowSign {
  /// Makes the sign of a combination of checks.
  init(ofChecks state: GitHub.CommitStatus.State) {
    switch state {
    case .success: self = .passedCheck
    case .failure, .error: self = .failingPull
    case .pending: self = .runningCheck
    case .expected: self = .expectedCheck
    default: self = .otherCheck
    }
  }
}
