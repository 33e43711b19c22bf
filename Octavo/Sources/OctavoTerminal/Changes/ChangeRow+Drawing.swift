import BinderyTerminal
import OctavoMarkup
import OctavoViewModels

extension ChangeRow {
  /// Draws the row; texts that can be long are scrolled sideways by a number of cells.
  func draw(
    in area: Rect,
    of frame: inout Frame,
    by painter: ChangePainter,
    scrolledBy column: Int
  ) {
    switch kind {
    case .subject: frame.write(message(.strong).dropping(cells: column), in: area)
    case .message: frame.write(message([]).dropping(cells: column), in: area)
    case .fact(let login): frame.write(text, login == nil ? .muted : Style(.info), in: area)
    case .parent: frame.write([Run("↑ ", .muted), Run(text, .accent)], in: area)
    case .commit(_, let detail):
      let age = [Run(detail, .muted), Run(" ")]
      frame.write([Run("● ", .success), Run(text)], trailing: age, in: area)
    case .summary(let counts): frame.write([Run(text, .bold)] + counts.runs, in: area)
    case .file(let counts, _):
      frame.write(foldRuns + [Run(text, .muted)] + counts.runs, in: area)
    case .hunk:
      frame.write(foldRuns + [Run(text, .info)].dropping(cells: column), in: area)
    case .thread:
      frame.write(foldRuns + [Run(text, .accent, .bold)], in: area.inset(left: 2))
    case .comment:
      frame.write(
        [Run("│ ", .border)] + message([]).dropping(cells: column),
        in: area.inset(left: 2)
      )
    case .pictures:
      frame.write([Run("▣ ", .accent), Run(text, .muted)], in: area.inset(left: 2))
    case .note:
      frame.write([Run(text, Style(.muted, .italic))], in: area.inset(left: 2))
    case .line(let line):
      line.draw(line.numbers, in: area, of: &frame, by: painter, scrolledBy: column)
    case .pair(let old, let new):
      ChangeLine.draw(old, new, in: area, of: &frame, by: painter, scrolledBy: column)
    }
  }
}

extension ChangeRow {
  /// The text of a line of the message, with its links.
  fileprivate func message(_ style: MarkupStyle) -> [Run] {
    let runs = runs.isEmpty ? [MarkupRun(text)] : runs
    return MarkupTextStyle.runs(
      runs.map { MarkupRun($0.text, style: $0.style.union(style), link: $0.link) }
    )
  }

  fileprivate var foldRuns: [Run] { foldSign.map { [Run("\($0) ", .muted)] } ?? [] }
}

extension LineCounts {
  fileprivate var runs: [Run] {
    let added = additions.map { Run("  +\($0)", .success) }
    return [added, deletions.map { Run(" −\($0)", .danger) }].compactMap(\.self)
  }
}
