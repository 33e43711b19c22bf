import CGTK
import Dispatch

/// The main actor inside GLib's loop: its queue as one more source of events.
///
/// libdispatch signals a descriptor when there is work for the main thread. The source has exactly
/// the priority at which GTK paints: a higher one would let work starve the picture, a lower one
/// would let a slow picture starve the work, and at equal priority GLib takes turns.
///
/// `Dispatch` is imported because that links it.
enum MainQueueSource {
  private static var isInstalled = false

  /// Adds the source, once, on the main thread and before the loop runs.
  static func install() {
    guard !isInstalled else { return }
    isInstalled = true
    let descriptor = _dispatch_get_main_queue_handle_4CF()
    g_unix_fd_add_full(bindery_redraw_priority, descriptor, G_IO_IN, runQueue, nil, nil)
  }
}

private nonisolated let runQueue: GUnixFDSourceFunc = { descriptor, _, _ in
  // The descriptor is level-triggered: unread, it would make the loop run without end.
  var count: eventfd_t = 0
  _ = eventfd_read(descriptor, &count)
  _dispatch_main_queue_callback_4CF(nil)
  return 1
}
