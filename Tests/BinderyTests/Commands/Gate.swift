import BinderyTesting

/// An answer that a test gives when it likes.
final class Gate<Value> {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var answers: [Result<Value, any Error>] = []

  /// How many wait for an answer.
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
