import CGTK

/// A button that performs an action of the screen on show or of the app.
///
/// It is sensitive while there is an action with this identifier that is enabled.
@MainActor
public final class ActionButton: Widget {
  /// Makes a button with a named icon.
  ///
  /// - Parameters:
  ///   - id: The identifier of the action.
  ///   - icon: The name of the icon.
  ///   - name: The name for assistive technology, and the tooltip.
  public init(_ id: String, icon: String, name: String) {
    super.init(gtk_button_new_from_icon_name(icon))
    gtk_actionable_set_action_name(opaque, "\(ActionTable.prefix).\(id)")
    setTooltip(name)
  }

  isolated deinit {}
}
