import Dispatch
import Synchronization

/// The reads of a database that are about to begin, before whose end it is not closed.
///
/// GRDB forgets its readers when a pool is closed, without regard to a read that is about to take
/// one: that read would use what is released already. GRDB itself waits for reads that have begun.
/// No thread is blocked: the last of these reads lets the database be closed.
final class ReadGate: Sendable {
  /// A read on its way to the database.
  final class Entry: Sendable {
    private let gate: ReadGate
    private let hasLeft = Atomic(false)

    fileprivate init(_ gate: ReadGate) { self.gate = gate }

    deinit {}

    /// Says that the read has begun, or has failed before; further calls do nothing.
    func leave() {
      if !hasLeft.exchange(true, ordering: .acquiringAndReleasing) { gate.leave() }
    }
  }

  private struct State {
    var isClosed = false
    var entries = 0
    var end: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  init() {}

  deinit {}

  /// Whether no read may begin any more.
  var isClosed: Bool { state.withLock { $0.isClosed } }

  /// Returns the entry of a read, which has to leave; `nil` after the close.
  func enter() -> Entry? {
    let isOpen = state.withLock {
      if !$0.isClosed { $0.entries += 1 }
      return !$0.isClosed
    }
    return isOpen ? Entry(self) : nil
  }

  /// Refuses all later reads.
  func close() { state.withLock { $0.isClosed = true } }

  /// Keeps a closure, after ``close()``, until no read is about to begin, and calls it on another
  /// thread.
  ///
  /// - Parameter end: The closure.
  /// - Returns: Whether it is kept; it is not if there is nothing to wait for.
  func keep(_ end: @escaping @Sendable () -> Void) -> Bool {
    state.withLock {
      guard $0.entries > 0 else { return false }
      $0.end = end
      return true
    }
  }

  private func leave() {
    let end = state.withLock {
      $0.entries -= 1
      return $0.entries == 0 ? $0.end.take() : nil
    }
    // A reader cannot close the pool that it belongs to.
    if let end { DispatchQueue.global().async(execute: end) }
  }
}
