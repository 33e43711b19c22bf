import BinderyGTK
import CGTK

/// Ways to find widgets as a user would: by their texts.
enum Finding {
  /// All widgets of a type in a widget, from the first to the last; unless `isOnScreen` is said to
  /// be of no matter, those that are on the screen.
  static func all(_ type: GType, in root: Widget, isOnScreen: Bool = true) -> [ObjectOwner] {
    all(type, in: root.pointer(), isOnScreen)
  }

  /// The words on the labels that are on the screen.
  static func words(in root: Widget) -> [String] {
    all(gtk_label_get_type(), in: root).compactMap { label in
      gtk_label_get_text(label.opaque).map { String(cString: $0) }
    }
  }

  /// The button with these words on it.
  static func button(_ words: String, in root: ObjectOwner) -> ObjectOwner? {
    all(gtk_button_get_type(), in: root.pointer()).first { button in
      all(gtk_label_get_type(), in: button.pointer()).contains { label in
        gtk_label_get_text(label.opaque).map { String(cString: $0) } == words
      }
    }
  }

  /// The message dialogs that are on the screen.
  static func dialogs() -> [ObjectOwner] {
    var dialogs: [ObjectOwner] = []
    guard let windows = gtk_window_get_toplevels() else { return [] }
    for index in 0..<g_list_model_get_n_items(windows) {
      guard let window = g_list_model_get_item(windows, index) else { continue }
      let owner = ObjectOwner(adopting: window)
      if bindery_object_is(window, adw_message_dialog_get_type()) != 0,
        gtk_widget_get_mapped(owner.pointer()) != 0
      {
        dialogs.append(owner)
      }
    }
    return dialogs
  }

  static func press(_ button: ObjectOwner?) {
    if let button { bindery_object_send(button.raw, "clicked") }
  }

  private static func all(
    _ type: GType,
    in root: UnsafeMutablePointer<GtkWidget>,
    _ isOnScreen: Bool = true
  ) -> [ObjectOwner] {
    guard !isOnScreen || gtk_widget_get_mapped(root) != 0 else { return [] }
    var found: [ObjectOwner] = []
    if bindery_object_is(root, type) != 0 { found.append(ObjectOwner(retaining: root)) }
    var child = gtk_widget_get_first_child(root)
    while let widget = child {
      found += all(type, in: widget, isOnScreen)
      child = gtk_widget_get_next_sibling(widget)
    }
    return found
  }
}
