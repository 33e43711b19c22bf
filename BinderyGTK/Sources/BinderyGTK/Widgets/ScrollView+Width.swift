public import BinderyNavigation
import CGTK

extension ScrollView {
  /// Calls `action` with the width of the visible part in pixels, when it is laid out and after
  /// each change of it.
  ///
  /// The call comes after the layout, so that `action` may show another content.
  public func onWidth(_ action: @escaping (Int) -> Void) -> any Disposable {
    onScrolledWidth(action)
  }
}

extension Widget {
  /// Calls `action` with the width of the visible part of this scrolled window, after its layouts.
  final func onScrolledWidth(_ action: @escaping (Int) -> Void) -> any Disposable {
    let lifetime = Lifetime()
    guard let adjustment = gtk_scrolled_window_get_hadjustment(opaque) else { return lifetime }
    let scrolling = ObjectOwner(retaining: UnsafeMutableRawPointer(adjustment))
    lifetime += scrolling.connect("changed") { [weak self] _ in
      Task { [weak self] in
        guard let self, let adjustment = gtk_scrolled_window_get_hadjustment(opaque) else { return }
        action(Int(gtk_adjustment_get_page_size(adjustment)))
      }
    }
    return lifetime
  }
}
