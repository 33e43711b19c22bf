import Foundation
import GitHubEndpoints
public import GitHubValues

/// An issue or a pull request as the user saw it when he wrote something about it.
public nonisolated struct SeenThread: Codable, Hashable, Sendable {
  /// Whether it was open.
  public var isOpen: Bool
  /// Whether only members of the project could comment.
  public var isLocked: Bool
  /// The highest number of a comment on it; 0 for none.
  public var lastComment: Int

  /// Describes an issue with some comments.
  public init(_ issue: GitHub.Issue, _ comments: [GitHub.Comment]) {
    (isOpen, isLocked) = (issue.state != .closed, issue.isLocked)
    lastComment = comments.map(\.id).max() ?? 0
  }

  /// The seconds after which a thread is read again before something is sent to it.
  static let freshness = 60.0
  /// The seconds by which the clock of the server may be behind.
  private static let clockDifference = 600.0

  /// Looks for a change of the thread by another account that the user has not seen.
  ///
  /// A request that is sent soon after the user has made it needs no look. Costs two requests
  /// otherwise.
  ///
  /// - Parameters:
  ///   - place: The thread.
  ///   - attempt: The attempt to send something to it.
  /// - Returns: The change in words; `nil` for none.
  /// - Throws: `APIError` if the thread cannot be read.
  @MainActor func change(of place: GitHub.IssuePlace, in attempt: RequestAttempt) async throws
    -> String?
  {
    let made = attempt.row.createdAt
    guard attempt.date.timeIntervalSince(made) > Self.freshness else { return nil }
    let issue = try await attempt.gitHub.send(.issue(place.number, of: place.repository))
    if let move = try await attempt.move(of: issue, from: place) { return move }
    let isOpen = issue.state != .closed
    if self.isOpen, !isOpen, !attempt.isUser(issue.closedBy) {
      return "\(issue.closedBy?.login ?? "Another account") has closed it meanwhile."
    }
    if !isLocked, issue.isLocked { return "The conversation was locked meanwhile." }
    let comments = try await attempt.gitHub.send(
      .comments(
        onIssue: place.number,
        of: place.repository,
        since: made.addingTimeInterval(-Self.clockDifference)
      )
    )
    let new = comments.items.first { $0.id > lastComment && !attempt.isUser($0.author) }
    return new.map { "\($0.author?.login ?? "Another account") has commented meanwhile." }
  }
}

extension RequestAttempt {
  /// The move of an issue to another repository in words; `nil` if it is where it was, also under
  /// another name.
  ///
  /// A read of an issue that was moved returns it from its new place.
  @MainActor func move(of issue: GitHub.Issue, from place: GitHub.IssuePlace) async throws
    -> String?
  {
    guard let name = issue.repository, name != place.name || issue.number != place.number else {
      return nil
    }
    if issue.number == place.number,
      try await read(.repository(place.repository)).fullName == name
    {
      return nil
    }
    return "The issue was moved to \(name)#\(issue.number)."
  }

  /// Looks for the thing that the request has made among those that the user has made since.
  ///
  /// - Parameters:
  ///   - items: The later things of the user.
  ///   - result: Returns the result of the one that the request has made; `nil` for another one.
  ///   - mayBe: Whether the request may have made a thing that was changed since.
  ///   - reason: The sentence for the user where that cannot be known.
  /// - Returns: The result, or whether such a thing is there.
  /// - Throws: The error of a store that cannot be read.
  @MainActor func finding<Item: Identifiable>(
    among items: [Item],
    _ result: (Item) -> RequestResult?,
    mayBe: (Item) -> Bool,
    reason: String
  ) async throws -> RequestFinding where Item.ID == Int {
    var isUnknown = false
    for item in items where try await !isClaimed(item.id) {
      if let result = result(item) { return .found(result) }
      if mayBe(item) { isUnknown = true }
    }
    return isUnknown ? .unknown(reason) : .notFound
  }

  /// Whether an account is the one that sends the request.
  nonisolated func isUser(_ account: GitHub.Account?) -> Bool {
    account?.login.lowercased() == login.lowercased()
  }
}
