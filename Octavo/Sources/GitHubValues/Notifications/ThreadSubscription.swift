public import Foundation

extension GitHub {
  /// Whether the user is notified about a thread.
  public struct ThreadSubscription: Sendable, Hashable, Codable {
    /// Whether the user is notified about each part of the thread.
    public var isSubscribed: Bool
    /// Whether the user is notified about no part of the thread.
    public var isIgnored: Bool
    /// The time at which the user subscribed.
    public var createdAt: Date?
  }
}

extension GitHub.ThreadSubscription: LenientDecodable {
  package init?(_ object: JSONObject) {
    guard let isSubscribed = object.knownBool("subscribed") else { return nil }
    self.init(
      isSubscribed: isSubscribed,
      isIgnored: object.bool("ignored"),
      createdAt: object.date("created_at")
    )
  }
}
