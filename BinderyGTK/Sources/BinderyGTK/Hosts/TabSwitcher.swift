import BinderyNavigation
import CGTK

/// A row of buttons, one for each tab; the button of the selected tab can be pressed again.
@MainActor
final class TabSwitcher: Widget {
  private var buttons: [Widget] = []
  private let signals = Lifetime()

  /// Makes buttons for tabs; titles that are not `shortened` are never cut.
  init(_ tabs: [TabLabel], shortened: Bool, choose: @escaping (Int) -> Void) {
    let box = bindery_widget_new(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_TAB_LIST)
    guard let box else { preconditionFailure("GTK ends the program where it has no memory") }
    super.init(box)
    align(horizontally: .center)
    gtk_box_set_homogeneous(pointer(), 1)
    Self.rules.install()
    for (index, tab) in tabs.enumerated() { add(tab, at: index, shortened, choose) }
  }

  isolated deinit { signals.dispose() }

  /// Marks the selected tab.
  func select(_ index: Int) {
    for (place, button) in buttons.enumerated() {
      gtk_toggle_button_set_active(button.pointer(), place == index ? 1 : 0)
      bindery_accessible_set_selected(button.raw, place == index ? 1 : 0)
    }
  }

  private func add(
    _ tab: TabLabel,
    at index: Int,
    _ shortened: Bool,
    _ choose: @escaping (Int) -> Void
  ) {
    let made = bindery_widget_new(gtk_toggle_button_get_type(), GTK_ACCESSIBLE_ROLE_TAB)
    guard let made else { return }
    let badge = Label()
    let face = self.face(of: tab, badge, shortened)
    let button = Widget(made, holding: [face])
    button.addStyle("flat")
    if shortened { button.addStyle(Self.narrowStyle) }
    gtk_button_set_child(button.pointer(), face.pointer())
    // In a group, one of the buttons is always pressed.
    if let first = buttons.first {
      gtk_toggle_button_set_group(button.pointer(), first.pointer())
    }
    buttons.append(button)
    hold(button)
    gtk_box_append(pointer(), button.pointer())
    signals += button.connect("clicked") { _ in choose(index) }
    signals.observe(button) { button in
      let text = tab.badge
      badge.isVisible = text != nil
      badge.text = text ?? ""
      button.setAccessibleName(text.map { "\(tab.title), \($0)" } ?? tab.title)
    }
  }

  /// Returns the name of the symbolic icon; view models name icons without that suffix.
  private static func symbolicName(_ name: String) -> String {
    name.hasSuffix("-symbolic") ? name : "\(name)-symbolic"
  }

  /// Makes the icon above the title, and the badge beside the icon or the title.
  private func face(of tab: TabLabel, _ badge: Label, _ shortened: Bool) -> Widget {
    let face = Box(.vertical, spacing: 2)
    let title = Label(tab.title)
    title.setPosition(0.5)
    if shortened {
      title.addStyle("caption-heading")
    } else {
      gtk_label_set_ellipsize(title.opaque, PANGO_ELLIPSIZE_NONE)
    }
    badge.addStyle(Self.badgeStyle)
    badge.align(vertically: .center)
    gtk_label_set_ellipsize(badge.opaque, PANGO_ELLIPSIZE_NONE)
    if let icon = tab.icon {
      let row = Box(.horizontal, spacing: 4, [Icon(Self.symbolicName(icon)), badge])
      row.align(horizontally: .center)
      face.append(row)
      face.append(title)
    } else {
      let row = Box(.horizontal, spacing: 4, [title, badge])
      row.align(horizontally: .center)
      face.append(row)
    }
    return face
  }

  private static let narrowStyle = "bindery-narrow-tab"
  private static let badgeStyle = "bindery-badge"
  /// Gives titles the space that buttons keep free at their sides: four fit into 360 pixels.
  private static let rules = StyleRule(
    """
    .\(narrowStyle) { padding-left: 2px; padding-right: 2px; }
    .\(badgeStyle) { padding: 0 5px; border-radius: 999px; font-size: 8pt; font-weight: bold; \
    background-color: @accent_bg_color; color: @accent_fg_color; }
    """
  )
}
