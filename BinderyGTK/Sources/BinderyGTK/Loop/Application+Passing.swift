import CGTK

/// Notifications of one program that the window of another one opens.
extension Application {
  /// The longest time in milliseconds in which the other program has to answer.
  private static let patience: Int32 = 2_000

  /// Opens the notifications that other programs pass to a name on the session bus, as
  /// ``onNotification(_:)`` does with those of this program.
  ///
  /// Of several programs that do this, the one that has done it for the longest time gets them.
  /// Does nothing without a session bus. It lasts until the program ends.
  ///
  /// - Parameter name: The name, in reverse domain notation.
  public func receiveNotifications(as name: String) {
    guard let bus = g_application_get_dbus_connection(pointer()),
      g_dbus_connection_export_action_group(bus, Self.path(of: name), opaque, nil) != 0
    else { return }
    g_bus_own_name_on_connection(bus, name, G_BUS_NAME_OWNER_FLAGS_NONE, nil, nil, nil, nil)
  }

  /// Passes a notification to the program with a name on the session bus.
  ///
  /// - Parameters:
  ///   - target: The target of the notification.
  ///   - name: The name, which ``receiveNotifications(as:)`` was called with.
  /// - Returns: Whether that program has opened it; not if there is none, or if it has not answered
  ///   within two seconds.
  public static func passNotification(_ target: String, to name: String) async -> Bool {
    guard let bus = SessionBus.connection else { return false }
    var parameter = g_variant_new_variant(g_variant_new_string(target))
    let entry = g_variant_type_new("{sv}")
    defer { g_variant_type_free(entry) }
    var arguments = [
      g_variant_new_string(notificationAction), g_variant_new_array(nil, &parameter, 1),
      g_variant_new_array(entry, nil, 0),
    ]
    let call = g_variant_new_tuple(&arguments, 3)
    return await withCheckedContinuation { continuation in
      let waiter = Unmanaged.passRetained(AnswerWaiter(continuation))
      g_dbus_connection_call(
        bus,
        name,
        path(of: name),
        "org.gtk.Actions",
        "Activate",
        call,
        nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START,
        patience,
        nil,
        resumeWaiter,
        waiter.toOpaque()
      )
    }
  }

  private static func path(of name: String) -> String { "/" + name.replacing(".", with: "/") }
}

/// The continuation of a call of ``Application/passNotification(_:to:)``, which GLib holds.
private nonisolated final class AnswerWaiter: Sendable {
  let continuation: CheckedContinuation<Bool, Never>

  init(_ continuation: CheckedContinuation<Bool, Never>) { self.continuation = continuation }

  deinit {}
}

private nonisolated let resumeWaiter: GAsyncReadyCallback = { bus, result, waiter in
  guard let waiter else { return }
  let answer = g_dbus_connection_call_finish(bus.map { OpaquePointer($0) }, result, nil)
  if let answer { g_variant_unref(answer) }
  Unmanaged<AnswerWaiter>.fromOpaque(waiter).takeRetainedValue()
    .continuation.resume(returning: answer != nil)
}
