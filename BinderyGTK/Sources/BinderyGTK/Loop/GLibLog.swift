import CGTK
import Synchronization

/// The warnings and errors that GTK and the libraries below it log.
///
/// Each is a fault of the front end, so tests fail because of them.
public nonisolated enum GLibLog {
  // GLib logs from any thread.
  private static let messages = Mutex<[String]>([])

  /// Starts to collect them; they are still written to the standard error.
  ///
  /// Call it once, at the start of the program.
  public static func collect() {
    g_log_set_writer_func(
      { level, fields, count, data in
        GLibLog.note(level, UnsafeBufferPointer(start: fields, count: Int(count)))
        return g_log_writer_default(level, fields, count, data)
      },
      nil,
      nil
    )
  }

  /// Returns the messages since the last call, such as `Gtk-CRITICAL: …`.
  public static func take() -> [String] {
    messages.withLock { messages in
      defer { messages = [] }
      return messages
    }
  }

  private static func note(_ level: GLogLevelFlags, _ fields: UnsafeBufferPointer<GLogField>) {
    let name: String
    switch level.rawValue & G_LOG_LEVEL_MASK.rawValue {
    case G_LOG_LEVEL_ERROR.rawValue: name = "ERROR"
    case G_LOG_LEVEL_CRITICAL.rawValue: name = "CRITICAL"
    case G_LOG_LEVEL_WARNING.rawValue: name = "WARNING"
    default: return
    }
    let domain = text("GLIB_DOMAIN", in: fields)
    let message = "\(domain)-\(name): \(text("MESSAGE", in: fields))"
    messages.withLock { $0.append(message) }
  }

  private static func text(_ key: String, in fields: UnsafeBufferPointer<GLogField>) -> String {
    for field in fields where String(cString: field.key) == key {
      guard let value = field.value else { return "" }
      let bytes = value.assumingMemoryBound(to: UInt8.self)
      // A negative length says that the text ends with a zero.
      guard field.length >= 0 else { return String(cString: bytes) }
      let buffer = UnsafeBufferPointer(start: bytes, count: Int(field.length))
      return String(decoding: buffer, as: UTF8.self)
    }
    return ""
  }
}
