import CGTK

/// A thin line between widgets.
@MainActor
public final class Separator: Widget {
  /// Makes a line in a direction.
  public init(_ orientation: Box.Orientation = .horizontal) {
    super.init(gtk_separator_new(orientation.value))
  }

  isolated deinit {}
}
