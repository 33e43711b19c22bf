import CGTK

extension Window {
  /// The states in which no part of a window can be seen: minimised, and since GTK 4.12 also
  /// suspended, such as behind the lock of the screen.
  private static let hidden: UInt32 = 1 | 1 << 16

  /// Whether the user may see a part of the window, as far as the desktop says.
  public var isInSight: Bool {
    guard let surface = gtk_native_get_surface(opaque) else { return false }
    return gdk_toplevel_get_state(surface).rawValue & Self.hidden == 0
  }

  /// Calls a function after each change of the state of the window, which has to be on screen.
  public func onStateChange(_ action: @escaping () -> Void) -> ObservationToken? {
    guard let surface = gtk_native_get_surface(opaque) else { return nil }
    return ObjectOwner(retaining: UnsafeMutableRawPointer(surface))
      .onChange(of: "state", action)
  }
}
