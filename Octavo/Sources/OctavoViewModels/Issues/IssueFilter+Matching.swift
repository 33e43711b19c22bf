import Foundation
import GitHubValues

nonisolated extension IssueFilter {
  /// The facts about an issue that are not its own.
  struct Facts: Sendable, Equatable {
    /// The login of the user, in small letters, for which “@me” stands.
    var login = ""
    /// Whether something is new in its thread.
    var isUnread = false
    /// The facts of a pull request that its row shows; `nil` while they are not known.
    var pull: GitHub.PullFacts?
  }

  /// Whether it lets an issue through, as far as this machine can decide that.
  ///
  /// - Parameters:
  ///   - issue: The issue.
  ///   - facts: The other facts about it.
  ///   - isFound: Whether the server has found it by the same filter: then words, the type, and
  ///     those who are mentioned or have commented are not looked for again.
  /// - Returns: Whether it does.
  func matches(_ issue: GitHub.Issue, _ facts: Facts, isFound: Bool) -> Bool {
    IssueMatcher(self, isFound: isFound).matches(issue, facts)
  }

  /// Whether only the server can execute it; nothing else says to which issues the user has
  /// subscribed.
  var needsServer: Bool {
    isForSubscriptions
      || terms.contains {
        $0.name.flatMap(Qualifier.init)?.isExecutedByServer == true
      }
  }
}

/// The conditions of a filter, prepared for many issues.
///
/// A condition that costs little is checked before one that costs more, so that texts are searched
/// only in the issues that fulfil all others.
nonisolated struct IssueMatcher: Sendable {
  /// The values of a qualifier.
  private struct Condition: Sendable {
    let qualifier: IssueFilter.Qualifier
    /// The values in small letters, each with its alternatives.
    let values: [[String]]
    let isExcluded: Bool
  }

  private let conditions: [Condition]
  private let words: [String]
  private let searchesTitle: Bool
  private let searchesBody: Bool

  /// Prepares a filter.
  init(_ filter: IssueFilter, isFound: Bool) {
    conditions = IssueFilter.Qualifier.allCases.sorted { $0.cost < $1.cost }
      .filter { !(isFound && $0.isServers) }
      .flatMap { qualifier in
        [true, false].compactMap { isExcluded in
          let values = filter.values(qualifier, excluded: isExcluded)
          guard !values.isEmpty else { return nil }
          return Condition(
            qualifier: qualifier,
            values: values.map { value in
              qualifier == .label ? value.split(separator: ",").map(String.init) : [value]
            },
            isExcluded: isExcluded
          )
        }
      }
    let places = filter.values(.place).flatMap { $0.split(separator: ",").map(String.init) }
    words = isFound ? [] : filter.words
    searchesTitle = places.isEmpty || places.contains("title")
    searchesBody = places.isEmpty || places.contains("body")
  }

  /// Whether the filter lets an issue through.
  func matches(_ issue: borrowing GitHub.Issue, _ facts: IssueFilter.Facts) -> Bool {
    for condition in conditions where !isFulfilled(condition, by: issue, facts) { return false }
    for word in words {
      let isFound =
        searchesTitle && issue.title.matches(word) || searchesBody && issue.body.matches(word)
      if !isFound { return false }
    }
    return true
  }

  private func isFulfilled(
    _ condition: Condition,
    by issue: borrowing GitHub.Issue,
    _ facts: IssueFilter.Facts
  ) -> Bool {
    let qualifier = condition.qualifier
    if condition.isExcluded {
      for value in condition.values where holds(qualifier, value, for: issue, facts) ?? false {
        return false
      }
      return true
    }
    // An issue has to have all values of some qualifiers, and one value of the others.
    for value in condition.values
    where (holds(qualifier, value, for: issue, facts) ?? true) != qualifier.needsAll {
      return !qualifier.needsAll
    }
    return qualifier.needsAll
  }

  /// Returns whether an issue has a value of a qualifier; `nil` if only the server knows.
  private func holds(
    _ qualifier: IssueFilter.Qualifier,
    _ alternatives: [String],
    for issue: borrowing GitHub.Issue,
    _ facts: IssueFilter.Facts
  ) -> Bool? {
    let value = alternatives.first ?? ""
    switch qualifier {
    case .state: return Self.isState(value, of: issue, facts)
    case .reason: return issue.stateReason?.words == value.replacing("_", with: " ")
    case .label:
      return issue.labels.contains { label in
        alternatives.contains { label.name.isSame(asLowercased: $0) }
      }
    case .type: return issue.type?.isSame(asLowercased: value) ?? false
    case .assignee:
      return value == "*"
        ? !issue.assignees.isEmpty
        : issue.assignees.contains { Self.isUser(value, $0, facts) }
    case .author: return Self.isUser(value, issue.author, facts)
    case .mentions: return issue.body.matches("@\(value == "@me" ? facts.login : value)")
    case .involves:
      return Self.isUser(value, issue.author, facts)
        || issue.assignees.contains { Self.isUser(value, $0, facts) }
        || issue.body.matches("@\(value == "@me" ? facts.login : value)")
    case .milestone:
      return value == "*"
        ? issue.milestone != nil : issue.milestone?.title.isSame(asLowercased: value) ?? false
    case .no: return Self.lacks(value, issue)
    case .repository: return issue.repository.map { "\($0)".isSame(asLowercased: value) }
    case .owner: return issue.repository.map { $0.owner.isSame(asLowercased: value) }
    case .draft: return (facts.pull?.isDraft ?? issue.isDraft).map { "\($0)" == value }
    case .review: return facts.pull.map { $0.isReviewed(value) } ?? nil
    case .base: return facts.pull?.base.map { $0.isSame(asLowercased: value) }
    case .reviewRequested, .ownReviewRequested, .teamReviewRequested, .reviewedBy, .checks, .head,
      .place, .sort:
      return nil
    }
  }

  private static func isUser(
    _ value: String,
    _ account: GitHub.Account?,
    _ facts: IssueFilter.Facts
  ) -> Bool {
    account?.login.isSame(asLowercased: value == "@me" ? facts.login : value) ?? false
  }

  private static func isState(
    _ word: String,
    of issue: borrowing GitHub.Issue,
    _ facts: IssueFilter.Facts
  ) -> Bool? {
    switch word {
    // A state that this version does not know is not closed.
    case "open": issue.state != .closed
    case "closed": issue.state == .closed
    case "merged": issue.mergedAt != nil
    case "unmerged": issue.mergedAt == nil
    case "issue": !issue.isPullRequest
    case "pr", "pull-request": issue.isPullRequest
    case "locked": issue.isLocked
    case "unlocked": !issue.isLocked
    case "unread": facts.isUnread
    case "read": !facts.isUnread
    default: nil
    }
  }

  private static func lacks(_ member: String, _ issue: borrowing GitHub.Issue) -> Bool? {
    switch member {
    case "label": issue.labels.isEmpty
    case "assignee": issue.assignees.isEmpty
    case "milestone": issue.milestone == nil
    case "type": issue.type == nil
    default: nil
    }
  }
}

nonisolated extension IssueFilter.Qualifier {
  /// Whether an issue has to have all values of the qualifier.
  fileprivate var needsAll: Bool { [.state, .label, .no].contains(self) }
  /// Whether the server knows more than this machine of those who have the qualifier: a search may
  /// return issues without their types.
  fileprivate var isServers: Bool {
    [.mentions, .involves, .type].contains(self) || isExecutedByServer
  }
  /// Whether nothing that is stored of an issue decides it: texts of comments mention accounts,
  /// too, and a row has only a part of the reviews and checks.
  fileprivate var isExecutedByServer: Bool {
    switch self {
    case .mentions, .involves, .draft, .review, .reviewRequested, .ownReviewRequested,
      .teamReviewRequested, .reviewedBy, .checks, .base, .head:
      true
    case .state, .reason, .label, .type, .assignee, .author, .milestone, .no, .repository, .owner,
      .place, .sort:
      false
    }
  }
  /// The place in the order in which conditions are checked.
  fileprivate var cost: Int {
    switch self {
    case .state, .reason, .no, .place, .sort: 0
    case .mentions, .involves: 2
    default: 1
    }
  }
}

nonisolated extension GitHub.PullFacts {
  /// Whether the reviews have a result that a filter names; `nil` for another word.
  fileprivate func isReviewed(_ word: String) -> Bool? {
    switch word {
    case "approved": decision == .approved
    case "changes_requested": decision == .changesRequested
    case "required": decision == .reviewRequired
    default: nil
    }
  }
}
