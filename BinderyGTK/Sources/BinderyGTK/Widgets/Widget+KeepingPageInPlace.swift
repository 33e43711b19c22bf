public import BinderyNavigation
import CGTK

extension Widget {
  /// Performs a change of the widget's height, and keeps what is visible of the ``ScrollView``
  /// around it in place if the widget is above that.
  ///
  /// The page is scrolled when the new height is known, before it is painted, unless it has been
  /// scrolled meanwhile.
  ///
  /// ```swift
  /// lifetime += picture.keepPageInPlace { picture.texture = texture }
  /// ```
  ///
  /// - Parameter change: Changes the height.
  /// - Returns: A token; disposing of it or releasing it ends the wait for the height.
  public final func keepPageInPlace(while change: () -> Void) -> ObservationToken {
    let correction = ScrollCorrection(of: self)
    change()
    correction?.begin()
    return ObservationToken(AnyDisposable { correction?.end() })
  }
}

/// Scrolls the page around a widget by the change of its height.
@MainActor
private final class ScrollCorrection {
  /// Whether a correction is scrolling a page.
  private static var isScrolling = false

  private let widget: Widget
  private let page: ObjectOwner
  private let position: ObjectOwner
  private let frames: ObjectOwner
  private let height: Double
  private var signals: [ObservationToken] = []

  /// Returns `nil` unless the widget is above the visible part of a page.
  init?(of widget: Widget) {
    guard widget.isMapped,
      let scroller = gtk_widget_get_ancestor(widget.pointer(), gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller)),
      let clock = gtk_widget_get_frame_clock(widget.pointer()),
      let bounds = Self.bounds(of: widget, in: scroller),
      // Nothing is above the top of a page, nor a widget that has not been laid out.
      gtk_adjustment_get_value(adjustment) > 0, bounds.origin.y + bounds.size.height <= 0
    else { return nil }
    self.widget = widget
    page = ObjectOwner(retaining: scroller)
    position = ObjectOwner(retaining: adjustment)
    frames = ObjectOwner(retaining: UnsafeMutableRawPointer(clock))
    height = Double(bounds.size.height)
  }

  isolated deinit {}

  func begin() {
    signals = [
      position.connect("value-changed") { [weak self] _ in
        if !Self.isScrolling { self?.end() }
      },
      frames.connect(after: "layout") { [weak self] _ in self?.scroll() },
    ]
  }

  func end() { signals = [] }

  private func scroll() {
    end()
    guard let bounds = Self.bounds(of: widget, in: page.pointer()) else { return }
    Self.isScrolling = true
    let value = gtk_adjustment_get_value(position.pointer())
    gtk_adjustment_set_value(position.pointer(), value + Double(bounds.size.height) - height)
    Self.isScrolling = false
  }

  private static func bounds(
    of widget: Widget,
    in page: UnsafeMutablePointer<GtkWidget>
  ) -> graphene_rect_t? {
    var bounds = graphene_rect_t()
    return gtk_widget_compute_bounds(widget.pointer(), page, &bounds) != 0 ? bounds : nil
  }
}
