import BinderyGTK
import BinderyTesting
import CGTK
import Testing

/// Shows `content` in a window of its own while `body` runs.
func inWindow<Result>(
  _ content: Widget,
  size: Window.Size = Window.Size(480, 360),
  _ body: () async throws -> Result
) async rethrows -> Result {
  let window = Window(size: size)
  window.content = content
  window.present()
  await window.painted()
  defer { window.destroy() }
  return try await body()
}

/// Waits until `condition` holds, for some minutes at most, which only end a hang.
func frames(of window: Window, until condition: () -> Bool) async -> Bool {
  for _ in 0..<30_000 {
    if condition() { return true }
    await window.painted()
  }
  return condition()
}

/// The dialogs that are on the screen.
func openDialogs() -> [ObjectOwner] {
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

/// Presses the button of a dialog that has a title.
func press(_ title: String, in dialog: ObjectOwner) {
  for widget in descendants(of: dialog, gtk_button_get_type())
  where gtk_button_get_label(widget.pointer()).map({ String(cString: $0) }) == title {
    bindery_object_send(widget.raw, "clicked")
    return
  }
  Issue.record("There is no button “\(title)”")
}

/// Sends a key to the controllers of a widget that get it before the widget.
///
/// - Returns: Whether one took it.
@discardableResult
func pressFirst(_ key: guint, holding held: GdkModifierType, on widget: ObjectOwner) -> Bool {
  let controllers = gtk_widget_observe_controllers(widget.pointer())
  defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
  for index in 0..<g_list_model_get_n_items(controllers) {
    guard let controller = g_list_model_get_item(controllers, index) else { continue }
    defer { g_object_unref(controller) }
    if bindery_object_is(controller, gtk_event_controller_key_get_type()) != 0,
      gtk_event_controller_get_propagation_phase(OpaquePointer(controller)) == GTK_PHASE_CAPTURE,
      bindery_controller_press_keys(controller, key, held) != 0
    {
      return true
    }
  }
  return false
}

/// Presses the button of a title in the first dialog on the screen.
///
/// - Returns: The number of dialogs.
func answerDialog(_ title: String) -> Int {
  let dialogs = openDialogs()
  if let dialog = dialogs.first { press(title, in: dialog) }
  return dialogs.count
}

/// The widgets of a type inside another.
func descendants(of owner: ObjectOwner, _ type: GType) -> [ObjectOwner] {
  var found: [ObjectOwner] = []
  var waiting: [UnsafeMutablePointer<GtkWidget>] = [owner.pointer()]
  while let next = waiting.popLast() {
    if bindery_object_is(next, type) != 0 { found.append(ObjectOwner(retaining: next)) }
    var child = gtk_widget_get_first_child(next)
    while let widget = child {
      waiting.append(widget)
      child = gtk_widget_get_next_sibling(widget)
    }
  }
  return found
}

extension Button {
  /// Sends the signal of a press.
  func press() { bindery_object_send(raw, "clicked") }
}

extension TextEntry {
  /// Types at the cursor, through the widget that does the editing.
  func type(_ text: String) {
    var position = Int32(cursor)
    let editor = gtk_editable_get_delegate(opaque)
    gtk_editable_insert_text(editor, text, Int32(text.utf8.count), &position)
    gtk_editable_set_position(editor, position)
  }

  /// Sends the signal of an input method that composes a word.
  func compose(_ word: String) {
    guard let editor = gtk_editable_get_delegate(opaque) else { return }
    bindery_object_send_text(UnsafeMutableRawPointer(editor), "preedit-changed", word)
  }
}
