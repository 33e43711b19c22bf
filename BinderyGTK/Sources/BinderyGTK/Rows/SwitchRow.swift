import CGTK

/// A row of a ``RowGroup`` with a switch.
@MainActor
public final class SwitchRow: Widget {
  let toggle: Switch

  /// Makes a row whose switch is off.
  public init(_ title: String, _ subtitle: String = "") {
    toggle = Switch(name: title)
    super.init(adw_action_row_new(), holding: [toggle])
    setRowTitle(title, subtitle)
    adw_action_row_add_suffix(pointer(), toggle.pointer())
    // A click on the row turns the switch.
    adw_action_row_set_activatable_widget(pointer(), toggle.pointer())
    // libadwaita has made the title a second name, which a screen reader would read as well.
    toggle.setAccessibleName(title)
  }

  isolated deinit {}

  /// Whether the switch is on.
  public var isOn: Bool {
    get { toggle.isOn }
    set { toggle.isOn = newValue }
  }
}
