import Foundation
import GitHubValues

nonisolated extension IssueFilter {
  /// The facts about an issue that are not its own.
  struct Facts: Sendable, Equatable {
    /// The login of the user, in small letters, for which “@me” stands.
    var login = ""
    /// Whether something is new in its thread.
    var isUnread = false
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
    for qualifier in Qualifier.allCases where !(isFound && qualifier.isServers) {
      let excluded = values(qualifier, excluded: true)
      if excluded.contains(where: { holds(qualifier, $0, for: issue, facts) ?? false }) {
        return false
      }
      let wanted = values(qualifier)
      guard !wanted.isEmpty else { continue }
      let answers = wanted.map { holds(qualifier, $0, for: issue, facts) ?? true }
      let isLetThrough =
        qualifier.needsAll ? answers.allSatisfy { $0 } : answers.contains { $0 }
      if !isLetThrough { return false }
    }
    let places = isFound ? [] : self.places
    return places.isEmpty
      || words.allSatisfy { word in
        places.contains { $0 == "title" && issue.title.matches(word) }
          || places.contains { $0 == "body" && issue.body.matches(word) }
      }
  }

  /// The texts of an issue in which words are looked for here.
  private var places: [String] {
    let named = values(.place).flatMap { $0.split(separator: ",").map(String.init) }
    return named.isEmpty ? ["title", "body"] : named
  }

  /// Returns whether an issue has a value of a qualifier; `nil` if only the server knows.
  private func holds(
    _ qualifier: Qualifier,
    _ value: String,
    for issue: GitHub.Issue,
    _ facts: Facts
  ) -> Bool? {
    func isUser(_ account: GitHub.Account?) -> Bool {
      account?.login.lowercased() == (value == "@me" ? facts.login : value)
    }
    switch qualifier {
    case .state: return isState(value, of: issue, facts)
    case .reason: return issue.stateReason?.words == value.replacing("_", with: " ")
    case .label:
      let names = issue.labels.map { $0.name.lowercased() }
      return value.split(separator: ",").contains { names.contains(String($0)) }
    case .type: return issue.type?.lowercased() == value
    case .assignee:
      return value == "*" ? !issue.assignees.isEmpty : issue.assignees.contains(where: isUser)
    case .author: return isUser(issue.author)
    case .mentions: return issue.body.matches("@\(value == "@me" ? facts.login : value)")
    case .involves:
      return isUser(issue.author) || issue.assignees.contains(where: isUser)
        || issue.body.matches("@\(value == "@me" ? facts.login : value)")
    case .milestone:
      return value == "*" ? issue.milestone != nil : issue.milestone?.title.lowercased() == value
    case .no: return lacks(value, issue)
    case .repository: return issue.repository.map { "\($0)".lowercased() == value }
    case .owner: return issue.repository.map { $0.owner.lowercased() == value }
    case .place, .sort: return nil
    }
  }

  private func isState(_ word: String, of issue: GitHub.Issue, _ facts: Facts) -> Bool? {
    switch word {
    // A state that this version does not know is not closed.
    case "open": issue.state != .closed
    case "closed": issue.state == .closed
    case "issue": !issue.isPullRequest
    case "pr", "pull-request": issue.isPullRequest
    case "locked": issue.isLocked
    case "unlocked": !issue.isLocked
    case "unread": facts.isUnread
    case "read": !facts.isUnread
    default: nil
    }
  }

  private func lacks(_ member: String, _ issue: GitHub.Issue) -> Bool? {
    switch member {
    case "label": issue.labels.isEmpty
    case "assignee": issue.assignees.isEmpty
    case "milestone": issue.milestone == nil
    case "type": issue.type == nil
    default: nil
    }
  }

  /// Returns whether an issue comes before another one in the order of the filter.
  func isOrdered(_ first: GitHub.Issue, before second: GitHub.Issue) -> Bool {
    let (key, isAscending) = order
    func value(_ issue: GitHub.Issue) -> Double {
      switch key {
      case "updated": issue.updatedAt?.timeIntervalSince1970 ?? 0
      case "comments": Double(issue.comments)
      default: issue.createdAt?.timeIntervalSince1970 ?? 0
      }
    }
    let values = ((value(first), first.number), (value(second), second.number))
    return isAscending ? values.0 < values.1 : values.1 < values.0
  }
}

nonisolated extension IssueFilter.Qualifier {
  /// Whether an issue has to have all values of the qualifier.
  fileprivate var needsAll: Bool { [.state, .label, .no].contains(self) }
  /// Whether the server knows more than this machine of those who have the qualifier: a search may
  /// return issues without their types.
  fileprivate var isServers: Bool { [.mentions, .involves, .type].contains(self) }
}
