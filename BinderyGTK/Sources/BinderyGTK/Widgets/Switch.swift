public import BinderyNavigation
import CGTK

/// A switch that is on or off.
@MainActor
public final class Switch: Widget {
  /// Makes a switch that is off, which assistive technology calls `name`.
  public init(name: String) {
    super.init(gtk_switch_new())
    gtk_widget_set_valign(pointer(), GTK_ALIGN_CENTER)
    setAccessibleName(name)
  }

  isolated deinit {}

  /// Whether it is on.
  public var isOn: Bool {
    get { gtk_switch_get_active(opaque) != 0 }
    set { if newValue != isOn { gtk_switch_set_active(opaque, newValue ? 1 : 0) } }
  }

  /// Calls `action` when the switch was turned, by the user or by the program.
  public func onTurn(_ action: @escaping () -> Void) -> ObservationToken {
    onChange(of: "active", action)
  }
}
