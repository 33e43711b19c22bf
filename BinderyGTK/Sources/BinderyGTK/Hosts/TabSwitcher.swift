import BinderyNavigation
import CGTK

/// A row of tabs to choose from; choosing the one on show again counts too.
@MainActor
final class TabSwitcher: Widget {
  private var buttons: [Widget] = []
  private var texts: [Label] = []
  private let labels: [TabLabel]
  private let signals = Lifetime()

  /// Titles that are not `shortened` ask for the room that they need.
  init(
    _ labels: [TabLabel],
    shortened: Bool,
    choose: @escaping (Int) -> Void
  ) {
    let box = bindery_widget_new(gtk_box_get_type(), GTK_ACCESSIBLE_ROLE_TAB_LIST)
    guard let box else { preconditionFailure("GTK ends the program where it has no memory") }
    self.labels = labels
    super.init(box)
    gtk_widget_set_halign(pointer(), GTK_ALIGN_CENTER)
    gtk_box_set_homogeneous(pointer(), 1)
    for (index, label) in labels.enumerated() { add(label, at: index, shortened, choose) }
  }

  isolated deinit { signals.dispose() }

  /// Shows which tab is on show.
  func select(_ index: Int) {
    for (place, button) in buttons.enumerated() {
      gtk_toggle_button_set_active(button.pointer(), place == index ? 1 : 0)
      bindery_accessible_set_selected(button.raw, place == index ? 1 : 0)
    }
  }

  /// Shows the badges behind the titles.
  func show(_ badges: [String?]) {
    for (index, badge) in badges.enumerated() where texts.indices.contains(index) {
      let title = labels[index].title + (badge.map { " (\($0))" } ?? "")
      texts[index].text = title
      buttons[index].setAccessibleName(title)
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
    let face = Box(.vertical, spacing: 2)
    if let icon = tab.icon { face.append(Widget(gtk_image_new_from_icon_name("\(icon)-symbolic"))) }
    let words = Label(tab.title)
    gtk_label_set_xalign(words.opaque, 0.5)
    if shortened {
      words.addStyle("caption-heading")
    } else {
      gtk_label_set_ellipsize(words.opaque, PANGO_ELLIPSIZE_NONE)
    }
    face.append(words)
    texts.append(words)
    let button = Widget(made, holding: [face])
    button.addStyle("flat")
    if shortened {
      TabSwitcher.narrowRule.install()
      button.addStyle(TabSwitcher.narrowStyle)
    }
    gtk_button_set_child(button.pointer(), face.pointer())
    // In a group, pressing the tab on show leaves it pressed.
    if let first = buttons.first {
      gtk_toggle_button_set_group(button.pointer(), first.pointer())
    }
    button.setAccessibleName(tab.title)
    buttons.append(button)
    hold(button)
    gtk_box_append(pointer(), button.pointer())
    signals += button.connect("clicked") { _ in choose(index) }
  }

  private static let narrowStyle = "bindery-narrow-tab"
  /// Lets titles have the room that buttons keep free at their sides: four fit into 360 pixels.
  private static let narrowRule = StyleRule(
    ".\(narrowStyle) { padding-left: 2px; padding-right: 2px; }"
  )
}
