public import Foundation

/// The limits of a client, and the functions that it gets from its environment.
public struct ClientSettings: Sendable {
  /// The name of the client; GitHub refuses requests without one.
  public var userAgent = "Octavo"
  /// The longest time for opening a connection.
  public var connectTimeout: Duration = .seconds(10)
  /// The longest time without data from the server, before a response or within one.
  public var responseTimeout: Duration = .seconds(30)
  /// The time after which a connection that is not used is closed.
  public var idleTimeout: Duration = .seconds(60)
  /// The version of the API; a server that refuses it gets 2022-11-28 from then on.
  public var apiVersion = "2026-03-10"
  /// The number of retries of a request.
  public var retries = 2
  /// The longest time that a request waits because the server asks for it.
  ///
  /// A request that would have to wait longer throws the error with the time.
  public var longestWait: Duration = .seconds(10)
  /// The size of the cache of responses in memory, and that in a folder, in bytes.
  public var cacheBytes = 8 << 20
  /// The part of the cache that is kept in memory as well if it is in a folder, in bytes.
  public var memoryCacheBytes = 8 << 20
  /// The largest response in JSON, in bytes.
  public var maximumJSONBytes = 64 << 20
  /// Returns the time.
  public var now: @Sendable () -> Date = { Date() }
  /// Waits before a retry; throws if the task is cancelled.
  public var sleep: @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
  /// Returns a number in `0..<1`, which spreads the retries of many clients.
  public var random: @Sendable () -> Double = { .random(in: 0..<1) }
  /// Receives the events of the client, on any thread.
  public var onEvent: @Sendable (ClientEvent) -> Void = { _ in }

  /// Makes the settings of the live program.
  public init() {}

  /// Waits ten minutes for a connection and for each response.
  ///
  /// A server on this machine is there, but on a busy machine it may answer late.
  public mutating func waitPatiently() {
    connectTimeout = .seconds(600)
    responseTimeout = .seconds(600)
  }
}
