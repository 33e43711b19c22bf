public import Foundation

extension GitHub {
  /// The number of requests that the server still accepts.
  public struct RateLimit: Sendable, Hashable, Codable {
    /// The bucket in which requests are counted, such as “core” or “search”.
    public var resource: String
    /// The number of requests in an hour (searches: a minute).
    public var limit: Int
    /// The number of remaining requests.
    public var remaining: Int
    /// The time at which all requests are available again.
    public var resetsAt: Date

    /// Makes a limit.
    public init(resource: String = "core", limit: Int, remaining: Int, resetsAt: Date) {
      self.resource = resource
      self.limit = limit
      self.remaining = remaining
      self.resetsAt = resetsAt
    }
  }
}
