import CGTK
import Synchronization

/// What GTK and the libraries below it complain of: warnings and worse.
///
/// They mean that the front end did something wrong, so tests take them as failures.
public nonisolated enum Complaints {
  // GLib logs from any thread.
  private static let messages = Mutex<[String]>([])

  /// Begins to collect; they are still written to the standard error.
  ///
  /// Call it once, at the start.
  public static func collect() {
    g_log_set_writer_func(
      { level, fields, count, data in
        Complaints.note(level, UnsafeBufferPointer(start: fields, count: Int(count)))
        return g_log_writer_default(level, fields, count, data)
      },
      nil,
      nil
    )
  }

  /// The complaints since the last call, such as `Gtk-CRITICAL: …`.
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
