import CGTK

/// A box to check, with a text beside it.
@MainActor
public final class CheckButton: Widget {
  /// Makes a button that is not checked.
  public init(_ title: String) {
    super.init(gtk_check_button_new_with_label(title.displayed(limit: 200)))
  }

  isolated deinit {}

  /// Whether it is checked.
  public var isOn: Bool {
    get { gtk_check_button_get_active(pointer()) != 0 }
    set { if newValue != isOn { gtk_check_button_set_active(pointer(), newValue ? 1 : 0) } }
  }
}
