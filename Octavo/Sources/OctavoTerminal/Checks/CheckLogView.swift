import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// The log of a job, which scrolls sideways, too.
final class CheckLogView: ModelView<CheckLogViewModel, OctavoViewContext> {
  /// The number of cells by which lines are scrolled sideways.
  @MutableProperty private var column = 0

  override var content: ViewContent {
    let column = column
    return ViewContent(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: "log")
          + [Run(" \(viewModel.title)", .accent, .bold)]
      ),
      actions: viewModel.actions,
      keys: sideways,
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          row,
          area,
          frame in
          row.draw(in: area.inset(left: 1), of: &frame, scrolledBy: column)
        }
      )
    )
  }

  private var sideways: [KeyAction] {
    [("scroll.right", Strings.scrollRight, 8), ("scroll.left", Strings.scrollLeft, -8)].map {
      id,
      title,
      step in
      KeyAction(id, title, keys: context.keys[id], section: Strings.moving) { [weak self] in
        guard let self else { return }
        column = max(0, column + step)
      }
    }
  }
}

extension LogRow {
  /// Draws the row; lines are scrolled sideways by a number of cells.
  fileprivate func draw(in area: Rect, of frame: inout Frame, scrolledBy column: Int) {
    let texts = runs.map(\.run)
    switch kind {
    case .step(let tone):
      let start = [Run("\(foldSign ?? "") ", .muted), Run("\(sign) ", tone.role)]
      frame.write(start + texts, trailing: [Run(detail, .muted)], in: area)
    case .group:
      let start = [Run("  \(foldSign ?? "") ", .muted)]
      frame.write(start + texts.dropping(cells: column), in: area)
    case .note: frame.write(runs.map { Run($0.text, Style(.muted, .italic)) }, in: area)
    case .line:
      var area = area
      let margin = area.takeLeft(8)
      frame.write(number.map { [Run("\($0)", .muted)] } ?? [], in: margin)
      frame.write(texts.dropping(cells: column), in: area)
    }
  }
}

extension LogRun {
  /// The run in the colours of the program.
  fileprivate var run: Run {
    if isQuiet { return Run(text, .muted) }
    let style = color?.role.map { Style($0) } ?? .plain
    return Run(text, isBold ? style.adding(.bold) : style)
  }
}

extension LogRun.Color {
  /// The role of the colour; `nil` for that of texts.
  fileprivate var role: Role? {
    switch self {
    case .black: .muted
    case .red: .danger
    case .green: .success
    case .yellow: .warning
    case .blue, .cyan: .info
    case .magenta: .special
    case .white: nil
    }
  }
}
