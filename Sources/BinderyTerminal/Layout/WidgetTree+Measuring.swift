#if canImport(Glibc) || canImport(Musl)
extension WidgetTree {
  /// Returns the length of a part along an axis; `nil` if it takes what there is.
  ///
  /// - Parameters:
  ///   - layout: The part.
  ///   - axis: The axis of the stack that the part is in.
  ///   - columns: The columns that there are.
  /// - Returns: The length, or `nil`.
  func length(of layout: Layout, along axis: Axis, columns: Int) -> Int? {
    switch (axis, layout) {
    case (_, .fixed(let length, _)): length
    case (_, .optional(_, let part)): self.length(of: part, along: axis, columns: columns)
    case (_, .fill), (_, .scroll), (_, .split): nil
    case (.rows, _): rows(of: layout, in: columns)
    case (.columns, _): self.columns(of: layout)
    }
  }

  /// Returns the rows that a part needs; `nil` if it takes what there is.
  func rows(of layout: Layout, in columns: Int) -> Int? {
    switch layout {
    case .widget(let widget): return rows(of: widget, in: columns)
    case .lines(let lines): return lines.count
    case .column(let spacing, let parts):
      let parts = present(parts)
      var sum = max(0, parts.count - 1) * spacing
      for part in parts {
        guard let rows = length(of: part, along: .rows, columns: columns) else { return nil }
        sum += rows
      }
      return sum
    case .row(let spacing, let parts):
      let parts = present(parts)
      let widths = Axis.divide(
        columns,
        among: parts.map { length(of: $0, along: .columns, columns: columns) },
        spacing: spacing
      )
      var most = 0
      for (part, width) in zip(parts, widths) {
        guard let rows = rows(of: part, in: width) else { return nil }
        most = max(most, rows)
      }
      return most
    case .fixed(_, let part), .fill(let part), .optional(_, let part):
      return rows(of: part, in: columns)
    case .scroll, .split: return nil
    case .overlay(let base, _, _, _): return rows(of: base, in: columns)
    }
  }

  /// Returns the parts that are not left out at the size of the view.
  func present(_ parts: [Layout]) -> [Layout] {
    parts.filter { part in
      guard case .optional(let least, _) = part else { return true }
      return size.columns >= least.columns && size.rows >= least.rows
    }
  }

  private func columns(of layout: Layout) -> Int? {
    switch layout {
    case .widget(let widget): columns(of: widget)
    case .lines(let lines): lines.map(\.displayWidth).max() ?? 0
    default: nil
    }
  }

  private func rows<W: Widget>(of widget: W, in columns: Int) -> Int? {
    widget.rows(in: columns, state(of: widget))
  }

  private func columns<W: Widget>(of widget: W) -> Int? { widget.columns(state(of: widget)) }
}
#endif
