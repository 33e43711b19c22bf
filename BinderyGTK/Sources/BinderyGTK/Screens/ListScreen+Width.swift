import BinderyNavigation
import CGTK

extension ListScreen {
  /// Calls `action` with the width of the rows in pixels, when they are laid out and after each
  /// change of it, until the view is released.
  ///
  /// The call comes after the layout, so that `action` may show other rows.
  public func onWidth(_ action: @escaping (Int) -> Void) {
    guard let adjustment = gtk_scrolled_window_get_hadjustment(list.opaque) else { return }
    let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    lifetime += scrolling.connect("changed") { [weak self] _ in
      Task { [weak self] in
        guard let self, let adjustment = gtk_scrolled_window_get_hadjustment(list.opaque) else {
          return
        }
        action(Int(gtk_adjustment_get_page_size(adjustment)))
      }
    }
  }
}
