public import BinderyNavigation
import CGTK

/// A handler's place at a GObject's signal, which it leaves when the token ends or is released.
///
/// The token keeps the object alive.
@MainActor
public final class SignalToken: Disposable {
  private var emitter: ObjectOwner?
  private let handler: gulong

  /// Whether the handler is called no more.
  public var isDisposed: Bool { emitter == nil }

  init(_ emitter: ObjectOwner, _ handler: gulong) {
    self.emitter = emitter
    self.handler = handler
  }

  isolated deinit { dispose() }

  /// Takes the handler away, even while it runs.
  public func dispose() {
    guard let emitter else { return }
    self.emitter = nil
    // GObject forgets handlers by itself when an object is disposed of.
    if g_signal_handler_is_connected(emitter.raw, handler) != 0 {
      g_signal_handler_disconnect(emitter.raw, handler)
    }
  }
}
