#if canImport(Glibc) || canImport(Musl)
/// The division of a rectangle among widgets.
///
/// A layout is a value that a view makes for each frame. The order of the widgets in it is the
/// order of the focus.
///
/// ```swift
/// let layout = Layout.column([
///   .lines([[Run("Username")]]),
///   .widget(TextEntry("username", text: ValueBinding(viewModel, \.username))),
///   .fill(.row(spacing: 2, [.widget(Button(logIn)), .widget(Button(cancel))])),
/// ])
/// ```
public indirect enum Layout {
  /// A widget, in the rows or columns that it needs, or in all that there are.
  case widget(any Widget)
  /// Lines of text.
  case lines([[Run]])
  /// Parts below each other, with empty rows between them.
  case column(spacing: Int = 0, [Layout])
  /// Parts beside each other, with empty columns between them.
  case row(spacing: Int = 0, [Layout])
  /// A part with a number of rows in a column, or of columns in a row.
  case fixed(Int, Layout)
  /// A part that takes an equal share of what the others leave.
  case fill(Layout)
  /// A part without focus that is left out where the view is smaller than a size.
  case optional(from: Size, Layout)
  /// A part that is scrolled when it needs more rows than there are, so that the widget with the
  /// focus is visible.
  ///
  /// The name is that of the state, which no other part of the view has.
  case scroll(String, Layout)
  /// Two parts beside each other with a line between them; the first has a share in percent.
  case split(percent: Int = 50, Layout, Layout)
  /// A part with a panel over the whole screen; only the widgets of the panel take keys.
  case overlay(Layout, title: String, size: Size, Layout)

  /// Nothing, in the space that there is.
  public static var space: Layout { .fill(.lines([])) }

  /// The widgets that can take keys or clicks, in the order of the focus.
  var widgets: [any Widget] {
    switch self {
    case .widget(let widget): [widget]
    case .lines: []
    case .column(_, let parts), .row(_, let parts): parts.flatMap(\.widgets)
    case .fixed(_, let part), .fill(let part), .scroll(_, let part), .optional(_, let part):
      part.widgets
    case .split(_, let first, let second): first.widgets + second.widgets
    case .overlay(_, _, _, let panel): panel.widgets
    }
  }
}
#endif
