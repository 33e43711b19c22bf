public import BinderyNavigation
import CGTK

/// Scrolls a long text by lines, and stores the first visible line of a page for the next start.
///
/// GTK measures the lines of a text little by little, and moves the text while it does. A position
/// in pixels is then another place, but a line is the same one. A scroll of the user ends the
/// scrolling to a line for which the text is still being measured.
@MainActor
public final class LineScroller {
  private let text: Widget
  private let adjustment: ObjectOwner
  private let page: (any RestorablePage)?
  /// The line that will be the first visible one when the text has been measured.
  private var target: Int?
  private let measuring = SerialDisposable()
  private let lifetime = Lifetime()

  /// Makes a scroller of a `GtkTextView` in a scroll view, which stores the position of a page.
  public init(_ text: Widget, in scroller: ScrollView, of page: (any RestorablePage)? = nil) {
    self.text = text
    self.page = page
    adjustment = ObjectOwner(
      retaining: UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(scroller.opaque))
    )
    for signal in ["changed", "value-changed"] {
      lifetime += adjustment.connect(signal) { [weak self] _ in self?.note() }
    }
    lifetime += scroller.onUserScroll { [weak self] in self?.leaveTarget() }
  }

  isolated deinit {
    measuring.dispose()
    lifetime.dispose()
  }

  /// The first line that is visible, counted from 0; the one that will be, while the text is
  /// measured.
  public var topLine: Int {
    if let target { return target }
    var (area, line) = (GdkRectangle(), GtkTextIter())
    gtk_text_view_get_visible_rect(text.pointer(), &area)
    // Not a line of which only the lowest pixels are visible.
    gtk_text_view_get_line_at_y(text.pointer(), &line, area.y + Self.slack, nil)
    return Int(gtk_text_iter_get_line(&line))
  }

  /// Scrolls until a line is the first visible one, or as far as the text goes, as soon as the text
  /// has been measured.
  public func scroll(to line: Int) {
    target = line
    moveTop(to: line)
    waitForMeasuring()
  }

  /// Scrolls to the restored position of the page, if there is one.
  ///
  /// Call it when the text is there.
  public func restore() {
    guard let fraction = page?.scrollPosition.restored else { return }
    scroll(to: Int((fraction * Double(lineCount)).rounded()))
  }

  /// Keeps the first visible line during a change of the style of the text.
  public func keepTop(_ change: () -> Void) {
    guard target == nil, isMeasurable, room > 0 else { return change() }
    let line = topLine
    change()
    scroll(to: line)
  }

  private static let slack: Int32 = 8

  private var buffer: UnsafeMutablePointer<GtkTextBuffer>? {
    gtk_text_view_get_buffer(text.pointer())
  }

  private var lineCount: Int { buffer.map { Int(gtk_text_buffer_get_line_count($0)) } ?? 0 }

  private var isMeasurable: Bool { text.isMapped && gtk_widget_get_height(text.pointer()) > 0 }

  /// The largest value of the adjustment.
  private var room: Double {
    gtk_adjustment_get_upper(adjustment.pointer())
      - gtk_adjustment_get_page_size(adjustment.pointer())
  }

  private var isAtEnd: Bool { gtk_adjustment_get_value(adjustment.pointer()) > room - 1 }

  private func moveTop(to line: Int) {
    guard let buffer else { return }
    var start = GtkTextIter()
    gtk_text_buffer_get_iter_at_line(buffer, &start, Int32(clamping: line))
    let name = "first visible line"
    let mark =
      gtk_text_buffer_get_mark(buffer, name) ?? gtk_text_buffer_create_mark(buffer, name, &start, 1)
    gtk_text_buffer_move_mark(buffer, mark, &start)
    gtk_text_view_scroll_to_mark(text.pointer(), mark, 0, 1, 0, 0)
  }

  /// GTK measures in idle time, so the text has been measured when the loop is idle.
  private func waitForMeasuring() {
    let waiting = Lifetime()
    measuring.inner = waiting
    waiting.add(
      Task.immediate { [weak self] in
        await Application.idle()
        if !Task.isCancelled { self?.finish() }
      }
    )
  }

  /// Ends the scrolling to the target, unless the text has no size yet.
  private func finish() {
    guard let line = target, isMeasurable else { return }
    target = nil
    moveTop(to: line)
    page?.scrollPosition.finishRestoration()
    note()
  }

  /// Leaves the text where the user scrolls it.
  private func leaveTarget() {
    guard target != nil else { return }
    target = nil
    measuring.inner = nil
    page?.scrollPosition.finishRestoration()
  }

  private func note() {
    guard target == nil else { return waitForMeasuring() }
    guard isMeasurable, room > 0 else { return }
    page?.scrollPosition.note(isAtEnd ? 1 : Double(topLine) / Double(max(1, lineCount)))
  }
}
