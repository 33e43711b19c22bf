#if canImport(Glibc) || canImport(Musl)
import CBinderyTerminal
import Dispatch
#if canImport(Glibc)
import Glibc
#else
import Musl
#endif

/// The main actor's queue, for a loop that owns the main thread.
///
/// libdispatch signals a descriptor when work for the main thread arrives; the code that polls it
/// calls ``run()``. `Dispatch` is imported because that links it.
enum MainQueue {
  /// Becomes readable when there is work.
  static let descriptor = Int32(bitPattern: _dispatch_get_main_queue_handle_4CF())

  /// Runs the jobs that are enqueued; what they enqueue comes with the next signal.
  static func run() {
    // The descriptor is level-triggered: unread, it would keep the loop running.
    var count: UInt64 = 0
    _ = unsafe read(descriptor, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }

  /// Runs the jobs that are enqueued and the jobs that these enqueue in turn.
  ///
  /// - Parameter rounds: The number of rounds after which it returns in any case, because a job may
  ///   enqueue itself without end.
  static func runAll(rounds: Int = 1000) {
    for _ in 0..<rounds {
      guard hasWork(timeout: 0) else { return }
      run()
    }
  }

  /// Returns whether there is work, or waits for it for some milliseconds.
  static func hasWork(timeout: Int32) -> Bool {
    var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&watched, 1, timeout) > 0
  }
}
#endif
