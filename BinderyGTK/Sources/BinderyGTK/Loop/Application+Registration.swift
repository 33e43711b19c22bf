import CGTK

extension Application {
  /// The result of the registration of a program.
  public enum Registration {
    /// No other program has the id, and other programs can reach this one under it.
    case registered
    /// Another program has the id.
    case alreadyRuns
    /// No message bus answers, so neither other programs nor notifications are reached.
    case noSessionBus
  }

  /// Registers the program on the message bus of the session before ``run(_:)`` does.
  ///
  /// A program that is made with ``init(withoutWindows:)`` learns from it whether it is the only
  /// one. If it is not, ``run(_:)`` would activate the other one.
  public func register() -> Registration {
    g_application_register(pointer(), nil, nil)
    guard g_application_get_dbus_connection(pointer()) != nil else { return .noSessionBus }
    return g_application_get_is_remote(pointer()) == 0 ? .registered : .alreadyRuns
  }
}
