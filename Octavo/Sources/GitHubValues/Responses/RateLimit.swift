public import Foundation

extension GitHub {
  /// How many requests the server still accepts.
  public struct RateLimit: Sendable, Hashable, Codable {
    /// The bucket that requests are counted in, such as “core” or “search”.
    public var resource: String
    /// How many requests the bucket takes in an hour (searches: a minute).
    public var limit: Int
    /// How many of them are left.
    public var remaining: Int
    /// When the bucket is full again.
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
