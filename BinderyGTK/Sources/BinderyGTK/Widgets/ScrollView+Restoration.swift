public import BinderyNavigation
import CGTK

extension ScrollView {
  /// Scrolls to the restored position of a page when it is loaded, and stores the position for the
  /// next start.
  ///
  /// - Returns: A handle; disposing of it ends both.
  public func restorePosition(of page: any RestorablePage) -> any Disposable {
    let lifetime = Lifetime()
    guard let adjustment = gtk_scrolled_window_get_vadjustment(opaque) else { return lifetime }
    let owner = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    var isRestoring = false
    lifetime += owner.connect("changed") { _ in
      guard let fraction = page.scrollPosition.restored else { return }
      isRestoring = true
      gtk_adjustment_set_value(adjustment, fraction * Self.room(of: adjustment))
      isRestoring = false
    }
    lifetime += owner.connect("value-changed") { _ in
      let room = Self.room(of: adjustment)
      guard !isRestoring, room > 0 else { return }
      page.scrollPosition.finishRestoration()
      page.scrollPosition.note(gtk_adjustment_get_value(adjustment) / room)
    }
    return lifetime
  }

  /// Returns the largest value of an adjustment.
  private static func room(of adjustment: UnsafeMutablePointer<GtkAdjustment>) -> Double {
    gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
  }
}
