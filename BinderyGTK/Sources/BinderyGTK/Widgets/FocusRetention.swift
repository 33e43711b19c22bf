import BinderyNavigation
import CGTK

/// Retains the widget of a window that has the focus, until after the focus has moved.
///
/// If a widget with the focus is removed, only the window retains it, until the focus moves. A
/// `GtkLabel` with links in GTK 4.8 takes the focus and then reads the widget that had it before.
/// Without the reference of this object the label would read freed memory.
@MainActor
final class FocusRetention {
  private var focused: ObjectOwner?
  private var observation: ObservationToken?

  /// Retains the widgets with the focus of a window, which owns this object.
  init(in window: Window) {
    let emitter = ObjectOwner(retaining: window.raw)
    observation = emitter.onChange(of: "focus-widget") { [weak self, weak window] in
      if let window { self?.retainFocus(of: window) }
    }
  }

  isolated deinit { observation?.dispose() }

  private func retainFocus(of window: Window) {
    let previous = focused
    focused = gtk_window_get_focus(window.pointer()).map { ObjectOwner(retaining: $0) }
    // The label is still running; the task releases the widget after it has returned.
    Task { withExtendedLifetime(previous) {} }
  }
}
