/// The work in flight: requests, their writes to the store, and decoding off the main actor.
///
/// Tests, snapshots and screenshots wait for its end.
public final class Activity {
  /// The number of calls that execute.
  private var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// The number of changes by the user that are being stored.
  private var changes = 0

  /// Whether a change by the user is being stored, which takes some milliseconds.
  public var isStoring: Bool { changes > 0 }

  /// The number of calls that have begun so far.
  public private(set) var begun = 0

  /// Makes an activity without a call.
  public init() {}

  /// Whether no call executes.
  public var isIdle: Bool { count == 0 }

  /// Counts `body` while it executes.
  public func callAsFunction<Value>(
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    begin()
    defer { end() }
    return try await body()
  }

  /// Counts a call until ``end()``.
  public func begin() {
    count += 1
    begun += 1
  }

  /// Ends a call that ``begin()`` has counted.
  public func end() {
    count -= 1
    guard isIdle else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }

  /// Counts `body`, which stores a change by the user, while it executes.
  public func storing<Value>(
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    changes += 1
    defer { changes -= 1 }
    return try await callAsFunction(body)
  }

  /// Waits until no call executes.
  public func ended() async {
    guard !isIdle else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
