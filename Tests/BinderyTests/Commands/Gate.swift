import BinderyTesting

/// A request whose response the test sends when it likes.
final class Gate<Value> {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var answers: [Result<Value, any Error>] = []

  /// The number of callers that wait for a response.
  var waiters: Int { waiting.count }

  init() {}

  deinit {}

  func answer() async throws -> Value {
    if answers.isEmpty { await withCheckedContinuation { waiting.append($0) } }
    return try answers.removeFirst().get()
  }

  func open(_ answer: Result<Value, any Error>) async {
    answers.append(answer)
    if !waiting.isEmpty { waiting.removeFirst().resume() }
    await settle()
  }
}

nonisolated struct Refused: Error, Equatable {}
