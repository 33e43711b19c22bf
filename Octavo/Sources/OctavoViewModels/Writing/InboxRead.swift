public import Foundation
import GitHubEndpoints
public import GitHubValues

/// All threads of the inbox that the user has seen, or those about a repository, which are read.
///
/// The server marks them in one request, up to the time of the newest one that was seen: what comes
/// later stays new.
public nonisolated struct InboxRead: RequestKind, Codable, Hashable {
  /// The name in the store.
  public static let name = "inbox read"
  /// A state that is to be.
  public static let category = RequestCategory.target
  /// The seconds in which it can be taken back: the server has no way back.
  public static let hold = 5.0
  /// The repository of the threads; `nil` for all.
  public let repository: GitHub.RepositoryName?
  /// The time of the newest thread that was seen.
  public let end: Date

  /// Makes the request.
  public init(of repository: GitHub.RepositoryName? = nil, upTo end: Date) {
    (self.repository, self.end) = (repository, end)
  }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    var request = stored(key: repository.map { "\($0)" } ?? "", subject: "inbox")
    request.hold = Self.hold
    return request
  }

  /// “Mark all of ada/engine as read”.
  public var sentence: String {
    repository.map { "Mark all of \($0) as read" } ?? "Mark the whole inbox as read"
  }

  /// The inbox.
  public var route: Route? { .inbox }

  /// Marks a thread as read, if it is one of those that the user has seen.
  ///
  /// - Returns: Whether that has changed the thread.
  func apply(to item: inout InboxThread) -> Bool {
    guard item.isUnread, !item.thread.isNewer(than: end),
      repository == nil || repository == item.thread.repository
    else { return false }
    item.add(.read)
    return true
  }

  /// Marks the threads as read.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let endpoint: Endpoint<Void> =
      repository.map { .markAllAsRead(about: $0, until: end) } ?? .markAllAsRead(until: end)
    try await attempt.gitHub.send(endpoint)
    return RequestResult { store in try store.changeAll(in: .inbox) { apply(to: &$0) } }
  }
}
