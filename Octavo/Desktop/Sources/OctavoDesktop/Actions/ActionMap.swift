import BinderyGTK
import CGTK

/// The table of actions as the desktop knows it: one action each, with its keys, enabled while it
/// can do something.
@MainActor
final class ActionMap {
  private let lifetime = Lifetime()

  init(_ application: Application, _ stage: Stage) {
    for action in AppAction.all { add(action, application, stage) }
  }

  isolated deinit { lifetime.dispose() }

  private func add(_ action: AppAction, _ application: Application, _ stage: Stage) {
    guard let made = g_simple_action_new(action.id, nil) else { return }
    let owner = ObjectOwner(adopting: UnsafeMutableRawPointer(made))
    g_action_map_add_action(application.opaque, owner.opaque)
    setKeys(of: action, application)
    lifetime += owner.connect("activate") { [weak stage] _ in
      guard let stage else { return }
      untracked { action.intent(stage) }?()
    }
    lifetime.observe(stage) { stage in
      g_simple_action_set_enabled(owner.opaque, action.intent(stage) == nil ? 0 : 1)
    }
  }

  private func setKeys(of action: AppAction, _ application: Application) {
    var keys = action.keys.map { UnsafePointer(g_strdup($0)) }
    keys.append(nil)
    defer { for key in keys { g_free(UnsafeMutableRawPointer(mutating: key)) } }
    gtk_application_set_accels_for_action(application.pointer(), "app.\(action.id)", keys)
  }
}
