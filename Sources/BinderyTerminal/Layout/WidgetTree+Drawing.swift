#if canImport(Glibc) || canImport(Musl)
extension WidgetTree {
  /// Draws a layout, and the open parts of its widgets above it.
  func draw(_ layout: Layout, in area: Rect, of frame: inout Frame) {
    places = [:]
    size = Size(columns: area.columns, rows: area.rows)
    let widgets = layout.widgets
    let focus = focused(in: widgets)?.name
    draw(layout, focus: focus, in: area, of: &frame)
    for widget in widgets { drawAbove(widget, of: &frame) }
  }

  private func draw(_ layout: Layout, focus: String?, in area: Rect, of frame: inout Frame) {
    switch layout {
    case .widget(let widget): draw(widget, focus: focus, in: area, of: &frame)
    case .lines(let lines):
      for (row, line) in lines.prefix(area.rows).enumerated() {
        frame.write(line, in: area, row: row)
      }
    case .column(let spacing, let parts):
      draw(parts, along: .rows, spacing: spacing, focus: focus, in: area, of: &frame)
    case .row(let spacing, let parts):
      draw(parts, along: .columns, spacing: spacing, focus: focus, in: area, of: &frame)
    case .fixed(_, let part), .fill(let part), .optional(_, let part):
      draw(part, focus: focus, in: area, of: &frame)
    case .scroll(let name, let part):
      draw(part, scrolledAs: name, focus: focus, in: area, of: &frame)
    case .split(let percent, let first, let second):
      var rest = area
      let left = rest.takeLeft((area.columns - 1) * percent / 100)
      frame.verticalRule(rest.takeLeft(1))
      draw(first, focus: focus, in: left, of: &frame)
      draw(second, focus: focus, in: rest, of: &frame)
    case .overlay(let base, let title, let size, let panel):
      draw(base, focus: focus, in: area, of: &frame)
      let inside = frame.panel(size, title: [Run(title, .bold)])
      draw(panel, focus: focus, in: inside, of: &frame)
    }
  }

  private func draw(
    _ parts: [Layout],
    along axis: Axis,
    spacing: Int,
    focus: String?,
    in area: Rect,
    of frame: inout Frame
  ) {
    let parts = present(parts)
    let lengths = Axis.divide(
      axis == .rows ? area.rows : area.columns,
      among: parts.map { length(of: $0, along: axis, columns: area.columns) },
      spacing: spacing
    )
    var rest = area
    for (part, length) in zip(parts, lengths) {
      let taken = axis == .rows ? rest.takeTop(length) : rest.takeLeft(length)
      if !taken.isEmpty { draw(part, focus: focus, in: taken, of: &frame) }
      _ = axis == .rows ? rest.takeTop(spacing) : rest.takeLeft(spacing)
    }
  }

  /// Draws a part whole into a frame of its own, and shows as many rows of it as there are.
  private func draw(
    _ part: Layout,
    scrolledAs name: String,
    focus: String?,
    in area: Rect,
    of frame: inout Frame
  ) {
    let width = area.columns - ScrollState.barColumns
    guard let rows = rows(of: part, in: width), rows > area.rows, width > 2 else {
      draw(part, focus: focus, in: area, of: &frame)
      return
    }
    var page = Frame(size: Size(columns: width, rows: min(rows, Self.mostRows)), step: frame.step)
    draw(part, focus: focus, in: page.bounds, of: &page)
    let offset = offset(of: name)
    if let place = focus.flatMap({ places[$0] }) {
      offset.row = max(min(offset.row, place.row), place.endRow - area.rows)
    }
    offset.row = min(max(0, offset.row), page.size.rows - area.rows)
    frame.copy(page, from: offset.row, to: area.inset(right: ScrollState.barColumns))
    frame.scrollBar(in: area, offset: offset.row, page: area.rows, count: page.size.rows)
    for widget in part.widgets {
      places[widget.name]?.column += area.column
      places[widget.name]?.row += area.row - offset.row
    }
  }

  /// The most rows of a scrolled part; lists, which may be longer, scroll themselves.
  private static var mostRows: Int { 2000 }

  private func draw<W: Widget>(
    _ widget: W,
    focus: String?,
    in area: Rect,
    of frame: inout Frame
  ) {
    places[widget.name] = area
    widget.draw(state(of: widget), isFocused: widget.name == focus, in: area, of: &frame)
  }

  private func drawAbove<W: Widget>(_ widget: W, of frame: inout Frame) {
    guard let place = places[widget.name] else { return }
    widget.drawAbove(state(of: widget), at: place, of: &frame)
  }
}
#endif
