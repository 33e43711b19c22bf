import BinderyNavigation
import CGTK

/// A handler that is connected to a signal of a GObject; it retains the object.
@MainActor
final class SignalConnection: Disposable {
  private var emitter: ObjectOwner?
  private let handler: gulong

  /// Whether the handler has been disconnected.
  var isDisposed: Bool { emitter == nil }

  init(_ emitter: ObjectOwner, _ handler: gulong) {
    self.emitter = emitter
    self.handler = handler
  }

  deinit {}

  /// Disconnects the handler, even while it runs.
  func dispose() {
    guard let emitter else { return }
    self.emitter = nil
    // GObject disconnects all handlers itself when an object is disposed of.
    if g_signal_handler_is_connected(emitter.raw, handler) != 0 {
      g_signal_handler_disconnect(emitter.raw, handler)
    }
  }
}
