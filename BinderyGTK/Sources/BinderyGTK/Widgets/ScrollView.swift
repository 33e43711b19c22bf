public import BinderyNavigation
import CGTK

/// A widget that is larger than the space for it, with scroll bars.
@MainActor
public final class ScrollView: Widget {
  /// The direction in which the content may be larger.
  public enum Direction {
    /// From top to bottom.
    case vertical
    /// From the start to the end of a line; the view is as high as the content.
    case horizontal
    /// Both.
    case both
  }

  /// Makes a scroll view of `content`.
  public init(_ content: Widget, _ direction: Direction = .vertical) {
    super.init(gtk_scrolled_window_new(), holding: [content])
    gtk_scrolled_window_set_policy(
      opaque,
      direction == .vertical ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC,
      direction == .horizontal ? GTK_POLICY_NEVER : GTK_POLICY_AUTOMATIC
    )
    gtk_scrolled_window_set_child(opaque, content.pointer())
    if direction != .horizontal { expand() }
  }

  isolated deinit {}

  /// Calls `action` when the user scrolls against the top edge, as in order to refresh.
  public func onOverscroll(_ action: @escaping () -> Void) -> ObservationToken {
    connect("edge-overshot") { arguments in
      if arguments.enumeration(0) == Int(GTK_POS_TOP.rawValue) { action() }
    }
  }

  private var adjustment: UnsafeMutablePointer<GtkAdjustment>? {
    gtk_scrolled_window_get_vadjustment(opaque)
  }

  /// The distance of the visible part from the top, in pixels.
  public var offset: Double {
    get { adjustment.map { gtk_adjustment_get_value($0) } ?? 0 }
    set { if let adjustment { gtk_adjustment_set_value(adjustment, newValue) } }
  }
}
