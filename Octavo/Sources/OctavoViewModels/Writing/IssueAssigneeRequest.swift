import GitHubEndpoints
public import GitHubValues

/// An account that is to work on an issue or a pull request, or no longer.
public nonisolated struct IssueAssigneeRequest: IssueRequest, IssueSwitch, Hashable {
  /// The name in the store.
  public static let name = "issue assignee"

  /// The issue or pull request.
  public let place: GitHub.IssuePlace
  /// The account.
  public let account: GitHub.Account
  /// Whether it is to be assigned.
  public let isSet: Bool

  /// Makes the request.
  public init(_ account: GitHub.Account, isSet: Bool, on place: GitHub.IssuePlace) {
    (self.account, self.isSet, self.place) = (account, isSet, place)
  }

  /// The account.
  public var member: String { "assignee \(account.login.lowercased())" }

  /// “Assign ada to ada/engine#12”.
  public var sentence: String {
    isSet ? "Assign \(account.login) to \(place)" : "Unassign \(account.login) from \(place)"
  }

  /// Whether the account is assigned.
  public func isSet(on issue: GitHub.Issue) -> Bool { issue.assignees.contains { isSame($0) } }

  /// Assigns or unassigns the account.
  public func apply(to issue: inout GitHub.Issue) {
    issue.assignees.removeAll { isSame($0) }
    if isSet { issue.assignees.append(account) }
  }

  /// Assigns or unassigns the account, and compares the response: the server drops an account
  /// without a word that may not work on the issue.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let (login, number) = (account.login, place.number)
    let endpoint: Endpoint<GitHub.Issue> =
      isSet
      ? .addAssignees([login], toIssue: number, of: place.repository)
      : .removeAssignees([login], fromIssue: number, of: place.repository)
    return try accepted(try await attempt.gitHub.send(endpoint))
  }

  private func isSame(_ other: GitHub.Account) -> Bool {
    other.login.lowercased() == account.login.lowercased()
  }
}
