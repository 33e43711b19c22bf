import BinderyTerminal

extension Frame {
  /// Writes a line whose end stands at the right edge; the end always stays whole.
  mutating func write(_ line: [Run], trailing: [Run], in area: Rect, row: Int = 0) {
    let width = trailing.displayWidth
    if width > 0 { write(trailing, in: area, row: row, alignment: .trailing) }
    write(line, in: area.inset(right: width > 0 ? width + 2 : 0), row: row)
  }

  /// Takes the head of a screen off an area: a title, what stands at its right, and a line below.
  ///
  /// A problem is told right below, since what is on show may be out of date.
  mutating func header(
    _ title: [Run],
    trailing: [Run] = [],
    isBusy: Bool = false,
    problem: String? = nil,
    in area: inout Rect
  ) {
    var end = trailing
    if isBusy { end = end.isEmpty ? [spinner()] : [spinner(), Run("  ")] + end }
    write(title, trailing: end, in: area.takeTop(1).inset(left: 1, right: 1))
    rule(area.takeTop(1))
    if let problem { notice(problem, .warning, in: &area) }
  }

  /// Takes a line off an area for something that the person should know.
  mutating func notice(_ words: String, _ role: Role, in area: inout Rect) {
    let line = [Run(role == .danger ? "✗ " : "! ", role, .bold), Run(words, role)]
    write(line, in: area.takeTop(1).inset(left: 1, right: 1))
  }

  /// Says something in the middle of an area, in place of what would be there.
  mutating func message(_ lines: [[Run]], in area: Rect) {
    let top = max(0, (area.rows - lines.count) * 2 / 5)
    for (row, line) in lines.enumerated() {
      write(line, in: area, row: top + row, alignment: .center)
    }
  }

  /// Says in the middle of an area that something is on its way.
  mutating func loading(_ words: String = "Loading…", in area: Rect) {
    message([[spinner(), Run(" " + words, .muted)]], in: area)
  }

  /// Says in the middle of an area why there is nothing.
  mutating func failure(_ words: String, hint: String = "Press r to try again.", in area: Rect) {
    let lines = words.wrapped(to: min(60, area.columns - 4)).map { [Run($0)] }
    message(
      [[Run("✗", .danger, .bold)]] + lines + [[], [Run(hint, .muted)]],
      in: area
    )
  }
}
