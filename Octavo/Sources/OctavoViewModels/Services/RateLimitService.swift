public import GitHubValues

/// How much the server still lets the person ask.
public protocol RateLimitService: AnyObject {
  /// How many requests are left; empty where the server does not count.
  func rateLimits() async throws -> [GitHub.RateLimit]
}
