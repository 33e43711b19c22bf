/// Counts the calls that execute, so that tests and snapshots can wait for their end.
final class Activity {
  private(set) var count = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init() {}

  deinit {}

  var isIdle: Bool { count == 0 }

  /// Counts `body` while it runs.
  func callAsFunction<Value>(
    _ body: @MainActor () async throws -> Value
  ) async rethrows -> Value {
    count += 1
    defer { end() }
    return try await body()
  }

  /// Waits until no call executes.
  func ended() async {
    guard !isIdle else { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  private func end() {
    count -= 1
    guard isIdle else { return }
    let resumed = waiting
    waiting = []
    for continuation in resumed { continuation.resume() }
  }
}
