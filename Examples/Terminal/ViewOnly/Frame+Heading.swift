#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

extension Frame {
  /// Draws the name of an example and a sentence about it, with a line below.
  ///
  /// - Returns: The rest of the area.
  mutating func heading(_ title: String, _ about: String, in area: Rect) -> Rect {
    var rest = area.inset(left: 2, right: 2)
    let line = rest.takeTop(2)
    write([Run(title, .bold), Run("  " + about, .muted)], in: line)
    rule(line, row: 1)
    _ = rest.takeTop(1)
    return rest
  }

  /// Draws a button that performs an action when it is clicked; dim while it is disabled.
  ///
  /// - Returns: The column after the button.
  @discardableResult
  mutating func button(
    _ title: String,
    _ action: String,
    isEnabled: Bool,
    in area: Rect,
    row: Int = 0,
    column: Int = 0
  ) -> Int {
    let style = Style(.accent, isEnabled ? [.bold, .reverse] : [.dim, .reverse])
    let end = write("  \(title)  ", style, in: area, row: row, column: column)
    let place = Rect(
      column: area.column + column,
      row: area.row + row,
      columns: end - column,
      rows: 1
    )
    mark(place, as: .action(action))
    return end
  }
}
#endif
