import BinderyNavigation
import CGTK

extension Widget {
  /// Calls `action` when the user presses a key while the widget or one in it has the focus, and
  /// none in it handles the key; `action` returns whether it has handled it.
  ///
  /// The key is a constant of GDK, such as `GDK_KEY_Escape`.
  func onKey(_ key: Int32, _ action: @escaping () -> Bool) -> ObservationToken {
    guard let controller = gtk_event_controller_key_new() else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    let keys = ObjectOwner(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(pointer(), keys.opaque)
    return keys.answer("key-pressed") { arguments in
      arguments.unsigned(0) == Int(key) && action()
    }
  }

  /// Calls `action` for each key before the widget and those in it get it; `action` returns whether
  /// they do not.
  func onKeyFirst(
    _ action: @escaping (_ key: Int32, _ held: GdkModifierType) -> Bool
  ) -> ObservationToken {
    guard let controller = gtk_event_controller_key_new() else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    let keys = ObjectOwner(retaining: UnsafeMutableRawPointer(controller))
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer(), keys.opaque)
    return keys.answer("key-pressed") { arguments in
      guard let key = arguments.unsigned(0) else { return false }
      let held = GdkModifierType(rawValue: arguments.flags(2) ?? 0)
      return action(Int32(truncatingIfNeeded: key), held)
    }
  }
}
