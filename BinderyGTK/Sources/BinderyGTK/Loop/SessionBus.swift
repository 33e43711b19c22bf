import CGTK

/// The message bus of the user's session, over which a desktop offers its services.
///
/// A container, a remote display and a bare window manager may have none.
@MainActor
public enum SessionBus {
  /// Whether the bus answers.
  public static var isReachable: Bool { connection != nil }

  /// Whether assistive technologies, such as screen readers, can reach the windows.
  public static let hasAccessibility = startAccessibility()

  /// The connection that GLib shares with the whole program, kept so that it is made once.
  static let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)

  /// The variable of the environment that names GTK's implementation of accessibility.
  private static let implementation = "GTK_A11Y"

  /// Emits a signal with arguments in the text form of GVariant; does nothing without a bus.
  static func emit(_ name: String, of interface: String, from path: String, _ arguments: String) {
    guard let connection, let variant = g_variant_parse(nil, arguments, nil, nil, nil) else {
      return
    }
    defer { g_variant_unref(variant) }
    g_dbus_connection_emit_signal(connection, nil, path, interface, name, variant, nil)
  }

  /// Starts the service that GTK asks for the address of the accessibility bus, as GTK would.
  private static func startAccessibility() -> Bool {
    guard let connection, value(of: implementation) != "none" else { return false }
    return value(of: "AT_SPI_BUS_ADDRESS") != nil
      || bindery_bus_start(connection, "org.a11y.Bus") != 0
  }

  /// Ends the use of accessibility where it is not available, before GTK makes a widget.
  ///
  /// GTK would use the accessibility bus whose address another program has left on the display. On
  /// that bus it names a widget after the path of the application on the session bus. GTK 4.8 reads
  /// a null pointer where there is no such path. A value that the user has set stays.
  static func disableMissingAccessibility() {
    if !hasAccessibility { g_setenv(implementation, "none", 0) }
  }

  private static func value(of variable: String) -> String? {
    g_getenv(variable).map { String(cString: $0) }
  }
}
