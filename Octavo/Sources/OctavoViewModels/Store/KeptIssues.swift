public import Foundation
import GitHubEndpoints
public import GitHubValues

/// All issues of a repository, which are kept on this machine: how far they have been read.
///
/// They are read in the order of their changes, so that the next portion begins where the last one
/// ended, whatever was changed meanwhile.
public nonisolated struct KeptIssues: Codable, Equatable, Sendable {
  /// A place in the issues of a repository, in the order of their changes.
  public struct Place: Codable, Equatable, Sendable {
    /// The time of the last change of the issues before; `nil` at the start.
    public var since: Date?
    /// The page of the issues that were changed since then.
    public var page = 1

    /// Makes the place of the first issue.
    public init() {}

    /// Returns the place after a page that was read from this one.
    ///
    /// Further pages are requested only where all issues of a page were changed at the same time.
    public func after(_ page: GitHub.Page<GitHub.Issue>) -> Self {
      var place = Self()
      place.since = page.items.compactMap(\.updatedAt).max() ?? since
      if place.since == since, page.next != nil { place.page = self.page + 1 }
      return place
    }
  }

  /// The repository.
  public let name: GitHub.RepositoryName
  /// The number of issues and pull requests that the server had at the beginning.
  public var total: Int
  /// The number of issues and pull requests that are stored.
  public var count = 0
  /// The place after the last change that is stored.
  public var place = Place()
  /// The time at which all had been read for the first time; `nil` before that.
  public var wholeAt: Date?
  /// The place of the check for issues that the server has no longer; `nil` while there is none.
  public var check: Place?
  /// Whether the check has read all pages, so that the missing issues are requested.
  public var isCheckRead = false
  /// The time of the last check; `nil` before the first.
  public var checkedAt: Date?

  /// Makes the state before the first portion.
  public init(_ name: GitHub.RepositoryName, total: Int) {
    (self.name, self.total) = (name, total)
  }

  /// Whether all issues are stored.
  public var isWhole: Bool { wholeAt != nil }

  /// The number of seconds after which all numbers are checked again.
  static let longestAge = 7 * 86_400.0

  /// Returns whether a portion is to be read that is not requested by the user.
  public func isDue(at now: Date) -> Bool {
    guard let wholeAt, check == nil else { return true }
    return !(checkedAt ?? wholeAt).isWithin(Self.longestAge, before: now)
  }
}

nonisolated extension StoreQuery where Value == KeptIssues {
  /// The state of the issues of a repository that are kept; it is never requested.
  public static func keptState(of name: GitHub.RepositoryName) -> Self {
    Self("kept issues state", "\(name)".lowercased(), from: .stored)
  }

  /// The beginning of the names of all these states.
  public static var keptStates: String { "kept issues state\u{0}" }
}

nonisolated extension ListQuery where Item == GitHub.Issue {
  /// All issues and pull requests of a repository that are kept: the open issues, the closed ones
  /// and the pull requests, each with the newest first.
  ///
  /// So the first rows of the list are those that are usually shown.
  public static func keptIssues(of name: GitHub.RepositoryName) -> Self {
    var query = ListQuery(
      kind: "kept issues",
      subject: "\(name)",
      endpoint: .issues(of: name, changedSince: nil)
    )
    query.refresh = .kept(name)
    query.key = { "\($0.number)" }
    query.home = .issues(of: name)
    return query
  }
}

nonisolated extension StoreQuery where Value == [GitHub.Issue] {
  /// All issues and pull requests of a repository that are kept.
  public static func keptIssues(of name: GitHub.RepositoryName) -> Self {
    let query = ListQuery.keptIssues(of: name)
    return Self(query.kind, query.subject ?? "", from: .list(query))
  }
}

nonisolated extension StoreQuery where Value == Int {
  /// The number of issues and pull requests of a repository.
  static func issueTotal(of name: GitHub.RepositoryName) -> Self {
    Self("issue total", "\(name)".lowercased(), from: .document(.issueTotal(of: name)))
  }
}
