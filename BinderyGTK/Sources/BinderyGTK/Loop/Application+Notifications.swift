import CGTK

extension Application {
  /// The name of the action that opens a notification.
  static let notificationAction = "open-notification"

  /// Shows a notification of the desktop, also while no window is open.
  ///
  /// A desktop without notifications shows none. Some desktops read markup in the text, so it must
  /// not be one that others have written; the title is shown as it is.
  ///
  /// - Parameters:
  ///   - id: The identity; a notification takes the place of an earlier one with the same.
  ///   - title: The title.
  ///   - text: The text below it.
  ///   - target: The text that ``onNotification(_:)`` gets when the user chooses the notification.
  public func notify(_ id: String, title: String, text: String, target: String) {
    guard g_application_get_is_registered(pointer()) != 0,
      let made = g_notification_new(title)
    else { return }
    let notification = ObjectOwner(adopting: UnsafeMutableRawPointer(made))
    g_notification_set_body(notification.opaque, text)
    g_notification_set_default_action_and_target_value(
      notification.opaque,
      "app.\(Self.notificationAction)",
      g_variant_new_string(target)
    )
    g_application_send_notification(pointer(), id, notification.opaque)
  }

  /// Calls a function when the user chooses a notification, with the target of that.
  public func onNotification(_ open: @escaping (_ target: String) -> Void) {
    let type = g_variant_type_new("s")
    defer { g_variant_type_free(type) }
    guard let made = g_simple_action_new(Self.notificationAction, type) else { return }
    let action = ObjectOwner(adopting: UnsafeMutableRawPointer(made))
    notifications = action.connect("activate") {
      if let target = $0.variantText(0) { open(target) }
    }
    g_action_map_add_action(opaque, action.opaque)
  }

  /// Shows a number on the icon of the program, where the desktop does so; none for zero.
  ///
  /// The number is sent as Unity’s docks and those of KDE and GNOME’s extensions expect it.
  public func setBadge(_ count: Int) {
    guard let id = g_application_get_application_id(pointer()).map({ String(cString: $0) }) else {
      return
    }
    SessionBus.emit(
      "Update",
      of: "com.canonical.Unity.LauncherEntry",
      from: "/" + id.replacing(".", with: "/"),
      "('application://\(id).desktop', {'count': <int64 \(count)>, 'count-visible': <\(count > 0)>})"
    )
  }
}
