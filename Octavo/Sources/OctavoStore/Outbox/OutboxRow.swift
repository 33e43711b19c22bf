public import Foundation
import GRDB
public import GitHubValues

/// A request of the user that the server has not confirmed yet.
public struct OutboxRow: Sendable, Hashable, Identifiable {
  /// The state of a request on its way to the server.
  public enum State: String, Sendable, CaseIterable {
    /// The user can take it back until its time has come.
    case held
    /// It is to be sent.
    case waiting
    /// It is being sent, or was when the program ended.
    case sent
    /// The server may have carried it out.
    case doubt
    /// The server has refused it.
    case refused
    /// It needs the word of the user.
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
  /// The words of the server, or the reason to ask the user: untrusted text.
  public let reason: String?
}

extension OutboxRow {
  /// The flag that the request changes, and the state that it is to have; `nil` for another kind.
  public var flag: (GitHub.ViewerFlag, target: Bool)? {
    GitHub.ViewerFlag.Kind(rawValue: kind).map {
      (GitHub.ViewerFlag($0, key: key), value == "true")
    }
  }

  /// Reads a row; `nil` if its state is one of a newer version.
  init?(_ row: Row) {
    guard let state = State(rawValue: row["state"]) else { return nil }
    self.init(
      id: row["id"],
      kind: row["kind"],
      key: row["key"],
      subject: row["subject"],
      value: row["value"],
      item: row["item"],
      base: row["base"],
      state: state,
      attempts: row["attempts"],
      createdAt: row.date("created_at") ?? .distantPast,
      notBefore: row.date("not_before"),
      highestBefore: row["highest_before"],
      isCarriedOut: row["is_carried_out"],
      reason: row["reason"]
    )
  }
}

/// A request that the user makes.
public struct NewRequest: Sendable, Hashable {
  /// The reason why a request waits for another one.
  public enum Dependence: String, Sendable {
    /// It needs the number that the server gives to what the other one makes.
    case id
    /// It waits until the other one is confirmed or discarded.
    case settled
  }

  /// The name of its kind.
  public var kind: String
  /// The thing that it changes, unique in its kind.
  public var key: String
  /// The thing whose requests are sent one after the other.
  public var subject: String
  /// The value in JSON.
  public var value: String
  /// The server’s number of the item that it changes; `nil` if that is not known or there is none.
  public var item: Int?
  /// The text that the user saw; `nil` if it does not matter.
  public var base: String?
  /// The number of the request that it waits for.
  public var needs: Int64?
  /// The reason why it waits for that one.
  public var dependence = Dependence.id
  /// The seconds for which the user can take it back; 0 for none.
  public var hold: Double = 0
  /// Whether it is one of many, before which those made by hand go.
  public var isBulk = false

  /// Makes a request.
  public init(_ kind: String, key: String, subject: String, value: String) {
    (self.kind, self.key, self.subject, self.value) = (kind, key, subject, value)
  }
}
