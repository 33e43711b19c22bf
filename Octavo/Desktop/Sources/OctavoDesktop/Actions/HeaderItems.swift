import BinderyGTK
import CGTK

/// The buttons at the end of a page's header bar.
enum HeaderItems {
  /// The main menu and the search.
  static func all() -> [Widget] { [menu(), search()] }

  /// The main menu, of the table of actions.
  static func menu() -> Widget {
    let button = Widget(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
    gtk_menu_button_set_primary(button.opaque, 1)
    let model = AppAction.menu()
    gtk_menu_button_set_menu_model(button.opaque, model.pointer())
    button.setTooltip("Main Menu")
    return button
  }

  /// Begins to search or to filter.
  static func search() -> Widget {
    action("find", icon: "system-search-symbolic", name: "Search")
  }

  /// A button for an action of the table.
  static func action(_ id: String, icon: String, name: String) -> Widget {
    let button = Widget(gtk_button_new_from_icon_name(icon))
    gtk_actionable_set_action_name(button.opaque, "app.\(id)")
    button.setTooltip(name)
    return button
  }
}
