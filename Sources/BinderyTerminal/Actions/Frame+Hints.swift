#if canImport(Glibc) || canImport(Musl)
extension Frame {
  /// Draws the line of hints: the first key and the title of each action for which there is space.
  ///
  /// The last hint always stays, because it leads to the others.
  public mutating func hints(_ actions: [KeyAction], in area: Rect) {
    let shown = actions.filter { $0.isHint && $0.isEnabled && !$0.keys.isEmpty }
    guard let last = shown.last else { return }
    let gap = 3
    let reserved = width(of: last)
    var column = 1
    for action in shown.dropLast() {
      let end = column + width(of: action) + gap
      guard end + reserved < area.columns else { continue }
      draw(action, in: area, column: column)
      column = end
    }
    draw(last, in: area, column: column)
  }

  private func width(of action: KeyAction) -> Int {
    "\(action.keys[0])".displayWidth + 1 + action.title.displayWidth
  }

  private mutating func draw(_ action: KeyAction, in area: Rect, column: Int) {
    let line = [Run("\(action.keys[0])", .accent, .bold), Run(" " + action.title, .muted)]
    let end = write(line, in: area, column: column)
    mark(
      Rect(column: area.column + column, row: area.row, columns: end - column, rows: 1),
      as: .action(action.id)
    )
  }
}
#endif
