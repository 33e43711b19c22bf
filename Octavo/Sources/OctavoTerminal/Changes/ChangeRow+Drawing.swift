import BinderyTerminal
import GitHubValues
import OctavoViewModels

extension ChangeRow {
  /// Draws the row; texts that can be long are scrolled sideways by a number of cells.
  func draw(in area: Rect, of frame: inout Frame, scrolledBy column: Int) {
    var area = area
    switch kind {
    case .subject: frame.write([Run(text, .bold)].dropping(cells: column), in: area)
    case .message: frame.write([Run(text)].dropping(cells: column), in: area)
    case .fact(let login): frame.write(text, login == nil ? .muted : Style(.info), in: area)
    case .parent: frame.write([Run("↑ ", .muted), Run(text, .accent)], in: area)
    case .commit(_, let detail):
      let age = [Run(detail, .muted), Run(" ")]
      frame.write([Run("● ", .success), Run(text)], trailing: age, in: area)
    case .summary(let counts): frame.write([Run(text, .bold)] + counts.runs, in: area)
    case .file(let counts, let isFolded):
      let sign = Run(isFolded ? "▸ " : "▾ ", .muted)
      frame.write([sign, Run(text, .muted)] + counts.runs, in: area)
    case .hunk:
      frame.write([Run(text, .info)].dropping(cells: column), in: area)
    case .note:
      frame.write([Run(text, Style(.muted, .italic))], in: area.inset(left: 2))
    case .line(let line):
      frame.write(numbers, .muted, in: area.takeLeft(numbers.utf8.count + 1))
      frame.write(sign, line.style, in: area.takeLeft(2))
      frame.write([Run(text, line.style)].dropping(cells: column), in: area)
    }
  }
}

extension LineCounts {
  fileprivate var runs: [Run] {
    [Run("  +\(additions)", .success), Run(" −\(deletions)", .danger)]
  }
}

extension GitHub.Patch.Line.Kind {
  fileprivate var style: Style {
    switch self {
    case .context: .plain
    case .added: Style(.success)
    case .deleted: Style(.danger)
    case .remark: Style(.muted, .italic)
    }
  }
}
