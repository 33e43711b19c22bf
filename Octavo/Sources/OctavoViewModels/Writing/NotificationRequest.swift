import Foundation
import GitHubEndpoints
public import GitHubValues

/// A request about a thread of the inbox.
public nonisolated protocol NotificationRequest: RequestKind, Codable {
  /// The thread as the user saw it.
  var thread: GitHub.NotificationThread { get }
  /// The mark that a thread gets; `nil` for none.
  static var mark: InboxThread.Mark? { get }
  /// Changes a thread of the inbox as the request will.
  func apply(to thread: inout InboxThread)
}

nonisolated extension NotificationRequest {
  /// A state that is to be.
  public static var category: RequestCategory { .target }
  /// A thread that the server no longer has, for one that is read or done.
  public static var reached: Set<APIError.Reason> { mark == nil ? [] : [.notFound] }

  /// Reads a stored request.
  public init?(_ row: OutboxRow) { self.init(json: row) }

  /// The form in which the request is stored, with the time of what the user saw.
  public var stored: NewRequest {
    var request = stored(key: thread.id, subject: "notification \(thread.id)")
    request.base = thread.updatedAt.map { "\(Int($0.timeIntervalSince1970))" }
    return request
  }

  /// Adds the mark, if the thread has none that says more.
  public func apply(to thread: inout InboxThread) {
    if let mark = Self.mark { thread.add(mark) }
  }

  /// The page of the thread; `nil` for a subject without one.
  public var route: Route? { thread.route }

  /// The thread in words: “ada/engine: The wheel squeaks”.
  var threadWords: String { "\(thread.repository): \(thread.subject.title)" }

  /// The change of the stored thread after the server has carried the request out; a thread that is
  /// newer by then gets no mark.
  var result: RequestResult {
    RequestResult { store in
      try store.change(thread.id, in: .inbox) { item in
        if Self.mark == nil || !item.thread.isNewer(than: thread.updatedAt) { apply(to: &item) }
      }
    }
  }

  /// The change of the stored thread, which is stored again where no search has found it meanwhile.
  private var storedResult: RequestResult {
    RequestResult { [result] store in
      var isStored = false
      try store.change(thread.id, in: .inbox) { _ in isStored = true }
      if isStored { return try result.changes(store) }
      var item = InboxThread(thread)
      apply(to: &item)
      item.isMissing = true
      try store.put(item, in: .inbox)
    }
  }

  /// Sends no mark if something is new in the thread that the user has not seen: that is shown
  /// instead.
  ///
  /// Of a thread that was built from a search, the mark is stored and nothing is sent.
  @MainActor public func prepare(in attempt: RequestAttempt) async throws -> RequestPreparation {
    if thread.isFromSearch { return .confirm(storedResult) }
    if Self.mark == nil { return .send() }
    let present: GitHub.NotificationThread
    do {
      present = try await attempt.read(.notification(thread.id))
    } catch let error as APIError where error.reason == .notFound {
      return .confirm(result)
    }
    guard present.isNewer(than: thread.updatedAt) else { return .send() }
    return .confirm(
      RequestResult { store in
        try store.change(thread.id, in: .inbox) { ($0.thread, $0.mark) = (present, nil) }
      }
    )
  }

  /// Finds the requested state: the server has refused the request because the thread has ended.
  @MainActor public func find(in attempt: RequestAttempt) async throws -> RequestFinding {
    .found(result)
  }
}
