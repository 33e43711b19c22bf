import BinderyGTK
import CGTK

extension AppAction {
  /// The main menu: a part for each section.
  static func menu() -> ObjectOwner {
    let menu = ObjectOwner(adopting: UnsafeMutableRawPointer(g_menu_new()))
    for section in Section.allCases {
      let part = ObjectOwner(adopting: UnsafeMutableRawPointer(g_menu_new()))
      for action in all where action.isInMenu && action.section == section {
        g_menu_append(part.opaque, action.title, "app.\(action.id)")
      }
      g_menu_append_section(menu.opaque, nil, part.pointer())
    }
    return menu
  }

  /// The window that lists all keys, as GTK's builder reads it.
  static func shortcutsWindow() -> String {
    let groups = Section.allCases.map { section in
      let rows = all.filter { $0.section == section }.map(\.shortcut).joined()
      return """
        <child><object class="GtkShortcutsGroup">
        <property name="title">\(section.rawValue.escapedMarkup)</property>\(rows)
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

  private var shortcut: String {
    """
    <child><object class="GtkShortcutsShortcut">
    <property name="title">\(title.escapedMarkup)</property>
    <property name="accelerator">\(keys.joined(separator: " ").escapedMarkup)</property>
    </object></child>
    """
  }
}
