public import Foundation

/// A request of the user that the server has not confirmed yet.
public struct OutboxRow: Sendable, Hashable, Identifiable {
  /// The state of a request on its way to the server.
  public enum State: String, Sendable, CaseIterable {
    /// The user can take it back until its time has come.
    case held
    /// The request is to be sent.
    case waiting
    /// The request is being sent, or was when the program ended.
    case sent
    /// The server may have carried it out.
    case doubt
    /// The server has refused it.
    case refused
    /// The request needs the word of the user.
    case asks
  }

  /// The number of the request: a later one has a higher number.
  public let id: Int64
  /// The name of its kind.
  public let kind: String
  /// The thing that it changes, unique in its kind.
  public let key: String
  /// The thing whose requests are sent one after the other.
  public let subject: String
  /// The value in JSON.
  public let value: String
  /// The server’s number of the item that it changes; `nil` while that is not known.
  public let item: Int?
  /// The name of the thing as the user saw it, such as “ada/engine”; `nil` if the key has it.
  public let name: String?
  /// The text that the user saw when he made it.
  public let base: String?
  /// The state.
  public let state: State
  /// The number of attempts so far.
  public let attempts: Int
  /// The time at which the user made it.
  public let createdAt: Date
  /// The time before which it is not sent; `nil` for none.
  public let notBefore: Date?
  /// The highest number of an item on its subject before the first attempt that ended in doubt.
  public let highestBefore: Int?
  /// Whether the server has carried it out, so that it is never sent again.
  public let isCarriedOut: Bool
  /// Whether an attempt has ended so that the server may have carried it out.
  public let isDoubted: Bool
  /// The time of the server at which its doubt began; `nil` if that is not known.
  public let doubtFrom: Date?
  /// Whether it is one of many made by one action; requests made one by one are sent before it.
  public let isBulk: Bool
  /// The words of the server, or the reason to ask the user: untrusted text.
  public let reason: String?

  /// Makes a request as it is stored.
  public init(
    id: Int64,
    _ request: NewRequest,
    state: State = .waiting,
    attempts: Int = 0,
    createdAt: Date,
    notBefore: Date? = nil,
    highestBefore: Int? = nil,
    isCarriedOut: Bool = false,
    isDoubted: Bool = false,
    doubtFrom: Date? = nil,
    reason: String? = nil
  ) {
    (self.id, kind, key, subject) = (id, request.kind, request.key, request.subject)
    (value, item, base, name) = (request.value, request.item, request.base, request.name)
    (self.state, self.attempts, self.createdAt) = (state, attempts, createdAt)
    (self.notBefore, self.highestBefore) = (notBefore, highestBefore)
    (self.isCarriedOut, self.isDoubted, self.reason) = (isCarriedOut, isDoubted, reason)
    (self.doubtFrom, isBulk) = (doubtFrom, request.isBulk)
  }
}

extension OutboxRow {
  /// The flag that the request changes, and the state that it is to have; `nil` for another kind,
  /// and for a damaged value.
  public var flag: (GitHub.ViewerFlag, target: Bool)? {
    guard let kind = GitHub.ViewerFlag.Kind(rawValue: kind), let target = Bool(value) else {
      return nil
    }
    return (GitHub.ViewerFlag(kind, key: key), target)
  }

  /// Whether the request has waited so long that the user may no longer want it: for a day.
  public func isStale(at now: Date) -> Bool { now.timeIntervalSince(createdAt) > 86_400 }
}
