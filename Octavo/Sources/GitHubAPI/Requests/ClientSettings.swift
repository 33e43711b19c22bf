public import Foundation
public import GitHubValues

/// How a client behaves, and what it takes from the world around it.
public struct ClientSettings: Sendable {
  /// What the client calls itself; GitHub refuses requests without a name.
  public var userAgent = "Octavo"
  /// How long a connection may take to come up.
  public var connectTimeout: Duration = .seconds(10)
  /// How long the server may stay silent, before its answer or in the middle of it.
  public var responseTimeout: Duration = .seconds(30)
  /// How often a request that changes nothing when repeated is tried again.
  public var retries = 2
  /// How many bytes of answers are kept, to be shown again when the server says “not modified”.
  public var cacheBytes = 8 << 20
  /// How long the largest answer in JSON may be.
  public var maximumJSONBytes = 64 << 20
  /// What time it is.
  public var now: @Sendable () -> Date = { Date() }
  /// Waits before another try; throws when the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// A number in `0..<1`, by which tries of many clients drift apart.
  public var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Told, on no particular thread, how many requests are left after each answer that says so.
  public var onRateLimit: @Sendable (GitHub.RateLimit) -> Void = { _ in }

  /// The settings of the live program.
  public init() {}
}
