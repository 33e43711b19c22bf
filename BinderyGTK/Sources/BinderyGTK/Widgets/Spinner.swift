import CGTK

/// An animation that shows that work is under way.
@MainActor
public final class Spinner: Widget {
  /// Makes a spinner without an animation, which is invisible.
  public init() { super.init(gtk_spinner_new()) }

  isolated deinit {}

  /// Whether the animation runs.
  public var isSpinning: Bool {
    get { gtk_spinner_get_spinning(opaque) != 0 }
    set { gtk_spinner_set_spinning(opaque, newValue ? 1 : 0) }
  }
}
