public import Foundation
public import GitHubValues

/// The limits of a client, and the functions that it gets from its environment.
public struct ClientSettings: Sendable {
  /// The name of the client; GitHub refuses requests without one.
  public var userAgent = "Octavo"
  /// The longest time for opening a connection.
  public var connectTimeout: Duration = .seconds(10)
  /// The longest time without data from the server, before a response or within one.
  public var responseTimeout: Duration = .seconds(30)
  /// The number of retries of an idempotent request.
  public var retries = 2
  /// The size of the cache of responses, in bytes.
  public var cacheBytes = 8 << 20
  /// The largest response in JSON, in bytes.
  public var maximumJSONBytes = 64 << 20
  /// Returns the time.
  public var now: @Sendable () -> Date = { Date() }
  /// Waits before a retry; throws if the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Returns a number in `0..<1`, which spreads the retries of many clients.
  public var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Receives the remaining requests of each response that has them, on any thread.
  public var onRateLimit: @Sendable (GitHub.RateLimit) -> Void = { _ in }
  /// Receives each item of a list that could not be decoded, on any thread, for the log.
  public var onDroppedItem: @Sendable (GitHub.DroppedItem) -> Void = { _ in }

  /// Makes the settings of the live program.
  public init() {}
}
