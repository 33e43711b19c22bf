import BinderyNavigation
import CGTK

/// Retains the widget of a window that has the focus, until after the focus has moved.
///
/// Where a widget was removed while it had the focus, the window has the last reference to it, and
/// releases it when the focus moves. A label with links of GTK 4.8 reads the widget that had the
/// focus after it has taken the focus itself: without this reference it would read freed memory.
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
    // The label is on the stack now; the task runs in a later turn of the loop.
    Task { withExtendedLifetime(previous) {} }
  }
}
