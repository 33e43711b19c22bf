import Synchronization

/// The faults that wait for their requests, and the requests that are being held.
final class FaultPlan: Sendable {
  fileprivate struct State {
    var faults: [SandboxFault] = []
    var held: [Int: CheckedContinuation<Void, Never>] = [:]
    /// The requests that were cancelled before they were held.
    var calledOff: Set<Int> = []
    var requests = 0
    var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  /// The faults in the order in which they take effect.
  var all: [SandboxFault] { state.withLock(\.faults) }

  /// The number of requests that are being held.
  var heldCount: Int { state.withLock { $0.held.count } }

  func add(_ fault: SandboxFault) {
    state.withLock { $0.faults.append(fault) }
  }

  func removeAll() {
    state.withLock { $0.faults.removeAll() }
    release()
  }

  /// The first fault for a request, which is used up by one.
  func take(method: String, path: String) -> SandboxFault.Effect? {
    state.withLock { state in
      let fits = state.faults.indices.first { index in
        let fault = state.faults[index]
        guard (fault.method ?? method) == method, path.hasPrefix(fault.pathPrefix) else {
          return false
        }
        return state.faults[index].affectsNext()
      }
      guard let fits else { return nil }
      let (effect, rest) = state.faults[fits].used()
      if let rest { state.faults[fits] = rest } else { state.faults.remove(at: fits) }
      return effect
    }
  }

  /// Waits until the held requests are released, or the task is cancelled.
  func hold() async {
    let number = state.withLock { state in
      state.requests += 1
      return state.requests
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let satisfied = state.withLock { state -> [CheckedContinuation<Void, Never>] in
          guard state.calledOff.remove(number) == nil else { return [continuation] }
          state.held[number] = continuation
          return state.takeWatchers()
        }
        for waiting in satisfied { waiting.resume() }
      }
    } onCancel: {
      let held = state.withLock { state in
        let held = state.held.removeValue(forKey: number)
        if held == nil { state.calledOff.insert(number) }
        return held
      }
      held?.resume()
    }
  }

  /// Lets all held requests go on.
  func release() {
    let held = state.withLock { state in
      defer { state.held = [:] }
      return state.held.values
    }
    for continuation in held { continuation.resume() }
  }

  /// Waits until so many requests are being held.
  func waitForHeld(_ count: Int) async {
    await withCheckedContinuation { continuation in
      let satisfied = state.withLock { state in
        state.watchers.append((count, continuation))
        return state.takeWatchers()
      }
      for watcher in satisfied { watcher.resume() }
    }
  }
}

extension FaultPlan.State {
  fileprivate mutating func takeWatchers() -> [CheckedContinuation<Void, Never>] {
    let held = held.count
    defer { watchers.removeAll { $0.count <= held } }
    return watchers.filter { $0.count <= held }.map(\.continuation)
  }
}
