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
}
