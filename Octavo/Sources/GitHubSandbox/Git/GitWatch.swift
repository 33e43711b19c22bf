import Subprocess
import Synchronization

/// Kills a git that lets a read wait for too long.
final class GitWatch: Sendable {
  private struct State {
    var waitingSince: ContinuousClock.Instant?
    var isKilled = false
    var timer: Task<Void, Never>?
  }

  let identifier: Int32
  private let signal: @Sendable () -> Void
  private let state = Mutex(State())

  init<Input: InputProtocol, Output: OutputProtocol, Errors: OutputProtocol>(
    _ execution: Execution<Input, Output, Errors>,
    patience: Duration
  ) {
    identifier = execution.processIdentifier.value
    signal = { try? execution.send(signal: .kill) }
    let timer = Task { [weak self] in
      while !Task.isCancelled {
        try? await Task.sleep(for: patience / 2)
        self?.check(patience)
      }
    }
    state.withLock { $0.timer = timer }
  }

  /// Whether git was killed because of its silence, or because its output was no longer read.
  var isKilled: Bool { state.withLock { $0.isKilled } }

  func startsWaiting() { state.withLock { $0.waitingSince = .now } }

  func stopsWaiting() { state.withLock { $0.waitingSince = nil } }

  func kill() {
    state.withLock { $0.isKilled = true }
    signal()
  }

  /// Ends the watch; git runs on.
  func stop() { state.withLock { $0.timer }?.cancel() }

  private func check(_ patience: Duration) {
    let isSilent = state.withLock { state in
      state.waitingSince.map { .now - $0 >= patience } ?? false
    }
    if isSilent { kill() }
  }
}
