import Synchronization

/// A request whose connection was reset, and that is carried out later.
struct LateRequest: Sendable {
  let target: RequestTarget
  let body: Result<[UInt8], ErrorResponse>
  /// The number of the request in the journal.
  let number: Int
  /// The time at which it is carried out, in seconds since 1970.
  let due: Int
}

/// The requests that are carried out later, one at a time, in the order of their times.
final class LateRequests: Sendable {
  private struct State {
    var waiting: [LateRequest] = []
    var running: Task<Void, Never>?
  }

  private let state = Mutex(State())

  /// The number of requests that are not due yet.
  var count: Int { state.withLock { $0.waiting.count } }

  func add(_ request: LateRequest) { state.withLock { $0.waiting.append(request) } }

  /// Carries out the requests that are due, and waits for those that are being carried out.
  func carryOut(
    upTo now: Int,
    _ body: @escaping @Sendable (LateRequest) async -> Void
  ) async {
    let running = state.withLock { state in
      let due = state.waiting.filter { $0.due <= now }.sorted {
        ($0.due, $0.number) < ($1.due, $1.number)
      }
      guard !due.isEmpty else { return state.running }
      state.waiting.removeAll { $0.due <= now }
      let task = Task { [before = state.running] in
        await before?.value
        for request in due { await body(request) }
      }
      state.running = task
      return task
    }
    await running?.value
  }
}
