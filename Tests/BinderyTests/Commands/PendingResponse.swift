import BinderyTesting

/// A request whose response the test sends when it likes.
final class PendingResponse<Value> {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var results: [Result<Value, any Error>] = []

  /// The number of callers that wait for a response.
  var waiters: Int { waiting.count }

  init() {}

  deinit {}

  func value() async throws -> Value {
    if results.isEmpty { await withCheckedContinuation { waiting.append($0) } }
    return try results.removeFirst().get()
  }

  /// Sends `result` to the first caller; a body that has just been started asks for it first.
  func resolve(_ result: Result<Value, any Error>) async {
    await settle()
    results.append(result)
    if !waiting.isEmpty { waiting.removeFirst().resume() }
    await settle()
  }
}

nonisolated struct Refused: Error, Equatable {}
