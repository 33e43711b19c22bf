import BinderyNavigation
import CGTK

extension Widget {
  /// Calls a closure once the next frame has been laid out and painted, unless the token is
  /// disposed of before; `nil` where the widget is not part of a window on the screen.
  func afterFrame(_ body: @escaping () -> Void) -> ObservationToken? {
    guard isMapped, let clock = gtk_widget_get_frame_clock(pointer()) else { return nil }
    let frames = ObjectOwner(retaining: UnsafeMutableRawPointer(clock))
    var isWaiting = true
    let token = frames.connect("after-paint") { _ in
      if isWaiting { body() }
      isWaiting = false
    }
    gtk_widget_queue_draw(pointer())
    return token
  }

  /// Waits until the widget is on the screen as it now should be: laid out and painted.
  ///
  /// Returns at once where the widget is not part of a window on the screen.
  public final func painted() async {
    guard isMapped, let clock = gtk_widget_get_frame_clock(pointer()) else { return }
    let frames = ObjectOwner(retaining: UnsafeMutableRawPointer(clock))
    // The frame under way may have been laid out before the last change.
    for _ in 0..<2 {
      gtk_widget_queue_draw(pointer())
      var token: ObservationToken?
      await withCheckedContinuation { continuation in
        var isWaiting = true
        token = frames.connect("after-paint") { _ in
          if isWaiting { continuation.resume() }
          isWaiting = false
        }
      }
      token?.dispose()
    }
  }
}
