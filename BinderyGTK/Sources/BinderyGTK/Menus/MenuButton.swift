import CGTK

/// A button that opens a menu or a popover.
@MainActor
public final class MenuButton: Widget {
  private let menu: Menu?
  /// Whether F10 opens the menu.
  let isMain: Bool

  /// Makes a button with a named icon that opens a menu.
  ///
  /// - Parameters:
  ///   - icon: The name of the icon.
  ///   - name: The name for assistive technology, and the tooltip.
  ///   - menu: The menu.
  ///   - isMain: Whether F10 opens the menu.
  public init(icon: String, name: String, _ menu: Menu, isMain: Bool = false) {
    self.menu = menu
    self.isMain = isMain
    super.init(gtk_menu_button_new())
    gtk_menu_button_set_icon_name(opaque, icon)
    gtk_menu_button_set_primary(opaque, isMain ? 1 : 0)
    // Made when it is opened: GTK keeps parts of each menu that it has made, and most never are.
    gtk_menu_button_set_create_popup_func(
      opaque,
      makePopover,
      g_object_ref(menu.model.raw),
      g_object_unref
    )
    menu.group.attach(to: self)
    setTooltip(name)
  }

  /// Makes a button with a title that opens a popover.
  public init(_ title: String, _ popover: Popover) {
    menu = nil
    isMain = false
    super.init(gtk_menu_button_new(), holding: [popover])
    gtk_menu_button_set_label(opaque, title.displayed(limit: 100).escapedMnemonic)
    gtk_menu_button_set_popover(opaque, popover.pointer())
  }

  isolated deinit {}

  /// Whether the menu or popover is open.
  public var isOpen: Bool {
    get {
      guard let popover = gtk_menu_button_get_popover(opaque) else { return false }
      let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(popover))
      return gtk_widget_get_visible(owner.pointer()) != 0
    }
    set {
      if newValue { gtk_menu_button_popup(opaque) } else { gtk_menu_button_popdown(opaque) }
    }
  }
}

/// Makes the popover of a button from its menu, which is the data.
private nonisolated let makePopover: GtkMenuButtonCreatePopupFunc = { button, menu in
  guard gtk_menu_button_get_popover(button) == nil else { return }
  gtk_menu_button_set_menu_model(button, menu?.assumingMemoryBound(to: GMenuModel.self))
}
