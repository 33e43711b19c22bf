import CGTK

/// A bar that shows the finished part of long work.
@MainActor
public final class ProgressBar: Widget {
  /// Makes an empty bar with a name for assistive technology.
  public init(name: String) {
    super.init(gtk_progress_bar_new())
    setAccessibleName(name)
  }

  isolated deinit {}

  /// The finished part, from 0 to 1; `nil` if it is unknown: each change to `nil` moves a block.
  public var fraction: Double? = 0 {
    didSet {
      if let fraction {
        gtk_progress_bar_set_fraction(opaque, min(max(fraction, 0), 1))
      } else {
        gtk_progress_bar_pulse(opaque)
      }
    }
  }

  /// The text above the bar; `nil` for none.
  public var text: String? {
    didSet {
      gtk_progress_bar_set_show_text(opaque, text == nil ? 0 : 1)
      gtk_progress_bar_set_text(opaque, text?.displayed(limit: 200))
    }
  }
}
