import CGTK

/// A page of row groups and other widgets, which scrolls and grows no wider than is readable.
@MainActor
public final class PreferencesPage: Widget {
  /// Makes a page of widgets from top to bottom.
  public init(_ parts: [Widget], width: Int32 = 600) {
    let column = Box(.vertical, spacing: 24, parts)
    column.setMargins(12, 24)
    let scroller = ScrollView(Clamp(column, width: width))
    super.init(scroller.pointer(), holding: [scroller])
  }

  isolated deinit {}
}
