import BinderyNavigation
public import Foundation
import GitHubEndpoints
import GitHubValues

/// The work that waits for the user, in numbers, for scripts and status bars.
///
/// The names of the members in JSON stay the same in later versions.
public nonisolated struct StatusReport: ScriptReport, Equatable {
  /// The account, such as “ada@github.com”.
  public var account: String
  /// The number of threads in which something is new.
  public var unread = 0
  /// The number of those threads by their reason, in the words of the server.
  public var reasons: [String: Int] = [:]
  /// The number of open pull requests that wait for a review by the user; `nil` if it is not known.
  public var reviews: Int?
  /// The number of open issues and pull requests that the user is to work on; `nil` if it is not
  /// known.
  public var assigned: Int?
  /// The time at which the threads were read from the server; `nil` if they never were.
  public var readAt: Date?

  /// Makes a report about nothing.
  public init(account: String) { self.account = account }

  /// Whether something waits for the user.
  public var hasNews: Bool { unread > 0 || reviews ?? 0 > 0 }

  /// Returns the report in lines of text; the account is the first one, if it is one of several.
  public func text(ofSeveral: Bool) -> String {
    let words = reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { reason, count in
      let known = GitHub.NotificationThread.Reason(rawValue: reason).words
      // A word of the server must not reach the terminal as anything else.
      return "\(count) \(known.filter { $0.isLetter || $0.isNumber || $0 == " " })"
    }
    let details = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    let name = ofSeveral ? "Account: \(account.inOneLine)\n" : ""
    return name + """
      Inbox: \(readAt == nil ? "unknown" : "\(unread) new\(details)")
      Reviews that wait for you: \(reviews.map(String.init) ?? "unknown")
      Assigned to you: \(assigned.map(String.init) ?? "unknown")
      """
  }

  /// Returns a text with the values in place of `{account}`, `{unread}`, `{reviews}` and
  /// `{assigned}`; an unknown number is a question mark.
  public func filled(_ format: String) -> String {
    format.replacing("{unread}", with: "\(unread)")
      .replacing("{reviews}", with: reviews.map(String.init) ?? "?")
      .replacing("{assigned}", with: assigned.map(String.init) ?? "?")
      .replacing("{account}", with: account.inOneLine)
  }
}

extension Services {
  /// Returns the work that waits for the user who is logged in, as the store has it.
  public func storedStatus() -> StatusReport {
    let account = session.accounts.first(where: \.isActive)
    var report = StatusReport(account: account?.id.description ?? "")
    let stored = store.result(of: .inbox)
    let unread = (untracked { inbox.own?.state.threads } ?? []).filter(\.isUnread)
    report.unread = unread.count
    for item in unread { report.reasons[item.thread.reason.rawValue, default: 0] += 1 }
    report.readAt = stored.readAt
    return report
  }

  /// Requests the work that waits for the user from the server.
  ///
  /// - Returns: As much of it as is known, and the message of a failure; `nil` without one.
  public func status() async -> (report: StatusReport, failure: String?) {
    var counts: (reviews: Int?, assigned: Int?)
    var failure: String?
    do {
      try await sync.refresh(.inbox)
      counts.reviews = try await count(of: "is:pr is:open review-requested:@me")
      // An app may look for one kind of subject at a time.
      let issues = try await count(of: "is:issue is:open assignee:@me")
      let pulls = try await count(of: "is:pr is:open assignee:@me")
      counts.assigned = issues.flatMap { issues in pulls.map { issues + $0 } }
    } catch {
      failure = message(for: error)
    }
    var report = storedStatus()
    (report.reviews, report.assigned) = counts
    return (report, failure)
  }

  private func count(of query: String) async throws -> Int? {
    try await gitHub.send(.issues(matching: query)).total
  }
}
