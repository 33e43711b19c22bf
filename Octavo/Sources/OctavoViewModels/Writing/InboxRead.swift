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
  /// Whether the user can take it back before it is sent: yes, the server has no way back.
  public static let isHeld = true
  /// The repository of the threads; `nil` for all.
  public let place: Place?
  /// The time of the newest thread that was seen.
  public let end: Date

  /// A repository, which a later name does not change.
  public struct Place: Sendable, Hashable, Codable {
    /// The name.
    public let name: GitHub.RepositoryName
    /// The number; `nil` if the server did not send it.
    public let id: GitHub.RepositoryID?

    /// Makes the place.
    public init(_ name: GitHub.RepositoryName, _ id: GitHub.RepositoryID? = nil) {
      (self.name, self.id) = (name, id)
    }

    /// Whether a thread is about it.
    func contains(_ thread: GitHub.NotificationThread) -> Bool {
      if let id, let other = thread.repositoryID { return id == other }
      return name == thread.repository
    }
  }

  /// Makes the request.
  public init(of place: Place? = nil, upTo end: Date) { (self.place, self.end) = (place, end) }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored.
  public var stored: NewRequest {
    stored(key: place.map { "\($0.name)" } ?? "", subject: "inbox")
  }

  /// “Mark all of ada/engine as read”.
  public var sentence: String {
    place.map { "Mark all of \($0.name) as read" } ?? "Mark the whole inbox as read"
  }

  /// The inbox.
  public var route: Route? { .inbox }

  /// Marks a thread as read, if it is one of those that the user has seen.
  ///
  /// - Returns: Whether that has changed the thread.
  func apply(to item: inout InboxThread) -> Bool {
    guard item.isUnread, !item.thread.isNewer(than: end),
      !item.thread.isFromSearch, place?.contains(item.thread) ?? true
    else { return false }
    item.add(.read)
    return true
  }

  /// Marks the threads as read.
  @MainActor public func send(in attempt: RequestAttempt) async throws -> RequestResult {
    let endpoint: Endpoint<Void> =
      switch (place?.id, place?.name) {
      case (let id?, _): .markAllAsRead(about: id, until: end)
      case (nil, let name?): .markAllAsRead(about: name, until: end)
      case (nil, nil): .markAllAsRead(until: end)
      }
    try await attempt.gitHub.send(endpoint)
    return RequestResult { store in try store.changeAll(in: .inbox) { apply(to: &$0) } }
  }
}
