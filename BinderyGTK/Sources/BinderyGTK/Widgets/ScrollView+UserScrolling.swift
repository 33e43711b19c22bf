import BinderyNavigation
import CGTK

extension ScrollView {
  /// Calls `action` before the user scrolls: with a wheel or a touchpad, with a key that moves the
  /// visible part, or with a press on the content or a scroll bar, which a drag begins with.
  ///
  /// The event is handled as without this.
  func onUserScroll(_ action: @escaping () -> Void) -> any Disposable {
    let observation = Lifetime()
    let wheel = controller(gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES))
    observation += wheel.answer("scroll") { _ in
      action()
      return false
    }
    let keys = controller(gtk_event_controller_key_new())
    observation += keys.answer("key-pressed") { arguments in
      if let key = arguments.unsigned(0), Self.keys.contains(key) { action() }
      return false
    }
    let press = controller(gtk_gesture_click_new())
    gtk_gesture_single_set_button(press.opaque, 0)
    observation += press.connect("pressed") { _ in action() }
    return observation
  }

  /// The keys that move the visible part.
  private static let keys: Set<Int> = Set(
    [
      GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Home, GDK_KEY_End,
      GDK_KEY_KP_Up, GDK_KEY_KP_Down, GDK_KEY_KP_Page_Up, GDK_KEY_KP_Page_Down, GDK_KEY_KP_Home,
      GDK_KEY_KP_End,
    ]
    .map { Int($0) }
  )

  /// Adds an event controller, which receives events before the widgets inside.
  private func controller(_ controller: OpaquePointer?) -> ObjectOwner {
    guard let controller else {
      preconditionFailure("GTK ends the program where it has no memory")
    }
    let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(controller))
    gtk_event_controller_set_propagation_phase(owner.opaque, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(pointer(), owner.opaque)
    return owner
  }
}
