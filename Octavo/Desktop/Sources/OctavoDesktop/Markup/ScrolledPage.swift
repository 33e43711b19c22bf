import BinderyGTK
import CGTK

/// The scroll view around a widget: its position, and when it changes.
@MainActor
final class ScrolledPage {
  private let scroller: ObjectOwner
  private let position: ObjectOwner
  private var signals: [ObservationToken] = []

  /// Finds the scroll view around a widget on the screen; returns `nil` without one.
  ///
  /// - Parameters:
  ///   - widget: The widget.
  ///   - onScroll: Called after each change of the position, before it is laid out.
  ///   - onLayout: Called after each layout, before it is painted.
  init?(
    around widget: Widget,
    onScroll: @escaping () -> Void,
    onLayout: @escaping () -> Void
  ) {
    guard
      let scroller = gtk_widget_get_ancestor(widget.pointer(), gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)),
      let clock = gtk_widget_get_frame_clock(widget.pointer())
    else { return nil }
    self.scroller = ObjectOwner(retaining: scroller)
    position = ObjectOwner(retaining: adjustment)
    let frames = ObjectOwner(retaining: UnsafeMutableRawPointer(clock))
    signals = [
      position.connect("value-changed") { _ in onScroll() },
      frames.connect(after: "layout") { _ in onLayout() },
    ]
  }

  isolated deinit { for signal in signals { signal.dispose() } }

  /// The distance of the visible part from the top, in pixels.
  var value: Double {
    get { gtk_adjustment_get_value(position.pointer()) }
    set { gtk_adjustment_set_value(position.pointer(), newValue) }
  }

  /// The height of the visible part.
  var height: Double { gtk_adjustment_get_page_size(position.pointer()) }

  /// Returns the distance of a widget from the top of the visible part.
  func distance(of widget: Widget) -> Double? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(widget.pointer(), scroller.pointer(), &bounds) != 0 else {
      return nil
    }
    return Double(bounds.origin.y)
  }
}
