import BinderyNavigation
import CGTK

/// Actions as GTK finds them by name, for menus, buttons and shortcuts.
@MainActor
final class ActionGroup {
  /// The first part of the names, as in `screen.refresh`.
  let prefix: String

  private let group = ObjectOwner(adopting: UnsafeMutableRawPointer(g_simple_action_group_new()))
  private var actions: [ScreenAction] = []
  private var made: [String: (action: ObjectOwner, token: ObservationToken)] = [:]

  init(prefix: String) { self.prefix = prefix }

  isolated deinit {}

  /// Lets the widgets inside `widget` find the actions.
  func attach(to widget: Widget) {
    gtk_widget_insert_action_group(widget.pointer(), prefix, group.opaque)
  }

  /// Replaces the actions; each has another name.
  func show(_ new: [ScreenAction]) {
    actions = new.filter { g_action_name_is_valid($0.id) != 0 }
    let ids = Set(actions.map(\.id))
    for id in Array(made.keys) where !ids.contains(id) {
      made[id] = nil
      g_action_map_remove_action(group.opaque, id)
    }
    for action in actions {
      let owner = made[action.id]?.action ?? add(action.id)
      g_simple_action_set_enabled(owner.opaque, action.isEnabled ? 1 : 0)
    }
  }

  private func add(_ id: String) -> ObjectOwner {
    guard let action = g_simple_action_new(id, nil) else {
      preconditionFailure("GLib ends the program where it has no memory")
    }
    let owner = ObjectOwner(adopting: UnsafeMutableRawPointer(action))
    let token = owner.connect("activate") { [weak self] _ in
      self?.actions.action(id)?.perform()
    }
    made[id] = (owner, token)
    g_action_map_add_action(group.opaque, owner.opaque)
    return owner
  }
}
