import BinderyNavigation
import CGTK

/// The window that lists the keys of actions, in the sections that the actions name.
enum ShortcutsWindow {
  static func show(
    _ actions: [ScreenAction],
    _ keys: KeyMap,
    above window: Window
  ) -> ObjectOwner? {
    guard let builder = gtk_builder_new_from_string(description(actions, keys), -1) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(builder)) }
    guard let made = gtk_builder_get_object(builder, "window") else { return nil }
    let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(made))
    gtk_window_set_transient_for(owner.pointer(), window.pointer())
    gtk_window_set_destroy_with_parent(owner.pointer(), 1)
    gtk_window_present(owner.pointer())
    return owner
  }

  /// Returns the window as GTK's builder reads it.
  static func description(_ actions: [ScreenAction], _ keys: KeyMap) -> String {
    let actions = actions.filter { !keys.keys(of: $0.id).isEmpty }
    var sections: [String] = []
    for action in actions where !sections.contains(action.section) {
      sections.append(action.section)
    }
    let groups = sections.map { section in
      let rows = actions.filter { $0.section == section }.map { row($0, keys) }
      return """
        <child><object class="GtkShortcutsGroup">
        <property name="title">\(shown(section))</property>\(rows.joined())
        </object></child>
        """
    }
    return """
      <interface><object class="GtkShortcutsWindow" id="window">
      <property name="modal">1</property>
      <child><object class="GtkShortcutsSection">
      <property name="section-name">all</property>\(groups.joined())
      </object></child></object></interface>
      """
  }

  private static func row(_ action: ScreenAction, _ keys: KeyMap) -> String {
    """
    <child><object class="GtkShortcutsShortcut">
    <property name="title">\(shown(action.title))</property>
    <property name="accelerator">\(keys.keys(of: action.id).joined(separator: " ").escapedMarkup)\
    </property>
    </object></child>
    """
  }

  private static func shown(_ text: String) -> String { text.displayed(limit: 100).escapedMarkup }
}
