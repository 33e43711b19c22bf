import CBinderyTerminal
import Dispatch
import Glibc

/// The main actor's queue, for a loop that owns the main thread.
///
/// libdispatch signals a descriptor when work for the main thread arrives; whoever polls it calls
/// ``run()``. `Dispatch` is imported because that links it.
enum MainQueue {
  /// Becomes readable when there is work.
  static let descriptor = Int32(bitPattern: _dispatch_get_main_queue_handle_4CF())

  /// Runs what is waiting; what that makes due comes with the next signal.
  static func run() {
    // The descriptor is level-triggered: unread, it would wake the loop for ever.
    var count: UInt64 = 0
    _ = read(descriptor, &count, MemoryLayout.size(ofValue: count))
    _dispatch_main_queue_callback_4CF(nil)
  }
}
