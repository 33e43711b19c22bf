public import Foundation
public import GitHubValues

/// A request of the user that the server has not confirmed yet.
public struct OutboxAction: Sendable, Hashable, Identifiable {
  /// The number of the request: a later one has a higher number.
  public let id: Int64
  /// The flag to change.
  public let flag: GitHub.ViewerFlag
  /// The state that it is to have.
  public let target: Bool
  /// The number of attempts so far.
  public let attempts: Int
  /// The earliest time of the next attempt; `nil` for now.
  public let nextAttempt: Date?
}
