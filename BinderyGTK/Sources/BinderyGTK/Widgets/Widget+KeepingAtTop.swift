public import BinderyNavigation
import CGTK

extension Widget {
  /// Scrolls the ``ScrollView`` around the widget until the widget is at its top.
  ///
  /// The page follows the widget while parts above it become higher, until the user scrolls.
  ///
  /// - Parameters:
  ///   - margin: The space above the widget, in pixels.
  ///   - onScroll: Called when the user scrolls, which ends that.
  /// - Returns: A handle; disposing of it ends that. It is disposed of when the user scrolls.
  public final func keepAtTop(
    margin: Double = 12,
    onScroll: @escaping () -> Void = {}
  ) -> any Disposable {
    let following = ScrollFollowing(self, margin: margin)
    let handle = AnyDisposable { following.end() }
    following.begin { [weak handle] in
      handle?.dispose()
      onScroll()
    }
    return handle
  }
}

/// Keeps a widget at the top of the page around it.
@MainActor
private final class ScrollFollowing {
  private let widget: Widget
  private let margin: Double
  private var signals: [ObservationToken] = []
  private var drawing: ObservationToken?
  private var viewport: ObjectOwner?
  private var hasFocus = false
  private var isScrolling = false

  init(_ widget: Widget, margin: Double) {
    self.widget = widget
    self.margin = margin
  }

  isolated deinit {}

  func begin(onScroll: @escaping () -> Void) {
    guard
      let scroller = gtk_widget_get_ancestor(widget.pointer(), gtk_scrolled_window_get_type()),
      let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scroller))
    else { return }
    let page = ObjectOwner(retaining: scroller)
    let position = ObjectOwner(retaining: adjustment)
    followFocus(of: page, position)
    signals += [
      widget.connect("map") { [weak self] _ in self?.scrollWhenDrawn(page, position) },
      position.connect("changed") { [weak self] _ in self?.scrollWhenDrawn(page, position) },
      position.connect("value-changed") { [weak self] _ in
        // GTK moves the position of a page that has become shorter, before the next frame.
        if let self, !isScrolling, drawing == nil { onScroll() }
      },
    ]
    scrollWhenDrawn(page, position)
  }

  func end() {
    for signal in signals { signal.dispose() }
    signals = []
    drawing?.dispose()
    drawing = nil
    allowScrollingToFocus()
  }

  /// Keeps the first focus of a new page from scrolling it to the widget with the focus.
  private func followFocus(of page: ObjectOwner, _ position: ObjectOwner) {
    guard gtk_widget_get_focus_child(page.pointer()) == nil,
      let child = gtk_scrolled_window_get_child(page.opaque),
      bindery_object_is(child, gtk_viewport_get_type()) != 0,
      let controller = gtk_event_controller_focus_new()
    else { return }
    let viewport = ObjectOwner(retaining: child)
    self.viewport = viewport
    gtk_viewport_set_scroll_to_focus(viewport.opaque, 0)
    // The page owns the controller, which has no effect when its signal is disconnected.
    let focus = ObjectOwner(retaining: UnsafeMutableRawPointer(controller))
    gtk_widget_add_controller(page.pointer(), controller)
    signals.append(
      focus.connect("enter") { [weak self] _ in
        self?.hasFocus = true
        self?.scrollWhenDrawn(page, position)
      }
    )
  }

  private func allowScrollingToFocus() {
    if let viewport { gtk_viewport_set_scroll_to_focus(viewport.opaque, 1) }
    viewport = nil
  }

  /// Scrolls after the next frame, in which widgets get their positions.
  private func scrollWhenDrawn(_ page: ObjectOwner, _ position: ObjectOwner) {
    // A page that is not on the screen is mapped and drawn later.
    guard let clock = gtk_widget_get_frame_clock(widget.pointer()) else { return }
    drawing?.dispose()
    let frames = ObjectOwner(retaining: UnsafeMutableRawPointer(clock))
    drawing = frames.connect("after-paint") { [weak self] _ in
      self?.drawing?.dispose()
      self?.drawing = nil
      self?.scroll(page, position)
    }
    gtk_widget_queue_draw(widget.pointer())
  }

  private func scroll(_ page: ObjectOwner, _ position: ObjectOwner) {
    var bounds = graphene_rect_t()
    guard widget.isMapped,
      gtk_widget_compute_bounds(widget.pointer(), page.pointer(), &bounds) != 0
    else { return }
    isScrolling = true
    let value = gtk_adjustment_get_value(position.pointer())
    gtk_adjustment_set_value(position.pointer(), value + Double(bounds.origin.y) - margin)
    isScrolling = false
    if hasFocus { allowScrollingToFocus() }
  }
}
