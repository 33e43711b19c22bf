import Synchronization

/// Limits how many processes of git run at once.
final class GitQueue: Sendable {
  static let shared = GitQueue(width: 6)
  /// For processes whose output is sent while they write it, which last as long as the client
  /// reads.
  static let streams = GitQueue(width: 24)

  private struct State {
    var free: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>

  init(width: Int) {
    state = Mutex(State(free: width))
  }

  /// Waits for a free place, then calls `body`, in the order of the calls.
  func run<Value>(_ body: () async throws -> Value) async rethrows -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  /// Waits for a free place, which the caller gives back with ``leave()``.
  func enter() async {
    await withCheckedContinuation { continuation in
      let isFree = state.withLock { state in
        guard state.free > 0 else {
          state.waiting.append(continuation)
          return false
        }
        state.free -= 1
        return true
      }
      if isFree { continuation.resume() }
    }
  }

  /// Hands the place to the next caller, if one waits.
  func leave() {
    let next = state.withLock { state in
      guard !state.waiting.isEmpty else {
        state.free += 1
        return CheckedContinuation<Void, Never>?.none
      }
      return state.waiting.removeFirst()
    }
    next?.resume()
  }
}
