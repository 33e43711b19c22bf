import CGTK

/// Turns while something is under way.
@MainActor
public final class Spinner: Widget {
  /// Makes a spinner that stands still and is invisible.
  public init() { super.init(gtk_spinner_new()) }

  isolated deinit {}

  /// Whether it turns.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
