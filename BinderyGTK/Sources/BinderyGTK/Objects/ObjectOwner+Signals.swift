public import BinderyNavigation
import CGTK

extension ObjectOwner {
  /// Calls `handler` each time the object sends `signal`, until the token is disposed of or
  /// released.
  ///
  /// The token retains this owner: one that keeps it itself connects to a widget inside it.
  public final func connect(
    _ signal: String,
    _ handler: @escaping (SignalArguments) -> Void
  ) -> ObservationToken {
    connect(signal, SignalHandler(performing: handler))
  }

  /// Calls `handler` as ``connect(_:_:)`` does, after the handlers that GTK connects later.
  public final func connect(
    after signal: String,
    _ handler: @escaping (SignalArguments) -> Void
  ) -> ObservationToken {
    connect(signal, SignalHandler(performing: handler), isLast: true)
  }

  /// Answers a signal that asks something, such as `close-request`.
  public final func answer(
    _ signal: String,
    _ handler: @escaping (SignalArguments) -> Bool
  ) -> ObservationToken {
    connect(signal, SignalHandler { handler($0) })
  }

  /// Calls `handler` each time the GObject property has changed.
  public final func onChange(
    of property: String,
    _ handler: @escaping () -> Void
  ) -> ObservationToken {
    connect("notify::\(property)") { _ in handler() }
  }

  private func connect(
    _ signal: String,
    _ handler: SignalHandler,
    isLast: Bool = false
  ) -> ObservationToken {
    let box = Unmanaged.passRetained(handler).toOpaque()
    guard let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box) else {
      preconditionFailure("GLib ends the program where it has no memory")
    }
    g_closure_set_marshal(closure, marshal)
    g_closure_add_finalize_notifier(closure, box, releaseHandler)
    let handler = g_signal_connect_closure(raw, signal, closure, isLast ? 1 : 0)
    return ObservationToken(SignalConnection(self, handler))
  }
}

/// The data of a GLib closure.
private final class SignalHandler {
  let handle: (SignalArguments) -> Bool?

  init(_ handle: @escaping (SignalArguments) -> Bool?) { self.handle = handle }

  /// Makes a handler of a signal that asks nothing.
  convenience init(performing body: @escaping (SignalArguments) -> Void) {
    self.init {
      body($0)
      return nil
    }
  }

  deinit {}
}

/// Calls a handler for a signal of any shape.
///
/// GTK sends the signals of widgets on the thread of its main loop, which is the main thread; the
/// program ends where another object sends one elsewhere.
private let marshal: GClosureMarshal = { closure, answer, count, values, _, _ in
  MainActor.preconditionIsolated("a signal was sent on another thread")
  guard let data = closure?.pointee.data else { return }
  let handler = Unmanaged<SignalHandler>.fromOpaque(data).takeUnretainedValue()
  // The first value is the object itself.
  let arguments = UnsafeBufferPointer(start: values.map { $0 + 1 }, count: max(Int(count) - 1, 0))
  guard let decision = handler.handle(SignalArguments(arguments)), let answer else { return }
  g_value_set_boolean(answer, decision ? 1 : 0)
}

/// Not of the main actor, though it runs there: GLib may drop a closure with the object's last
/// reference, wherever that happens.
private nonisolated let releaseHandler: GClosureNotify = { data, _ in
  guard let data else { return }
  Unmanaged<SignalHandler>.fromOpaque(data).release()
}
