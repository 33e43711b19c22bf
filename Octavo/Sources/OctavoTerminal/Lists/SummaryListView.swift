import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A list whose rows are summaries.
final class SummaryListView<Model>: ModelView<Model, OctavoViewContext>
where Model: ViewModel & SummaryListing {
  private var sign = Run("• ", .muted)
  private var hasFaces = false

  /// Makes the view of a list with a sign before each row, or with the faces of accounts where
  /// there is room for them.
  convenience init(
    _ viewModel: Model,
    _ context: OctavoViewContext,
    sign: Run,
    hasFaces: Bool = false
  ) {
    self.init(viewModel, context)
    self.sign = sign
    self.hasFaces = hasFaces
  }

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: viewModel.repository.map {
          Breadcrumb.runs($0, path: viewModel.title.lowercased())
        }
      ),
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          rowHeight: hasFaces ? 2 : 1,
          retry: context.retry,
          onDisplay: { [viewModel] rows, _ in viewModel.didShow(rows) }
        ) { [self] row, area, frame in
          let line = area.inset(left: 1, right: 1)
          if hasFaces {
            let follow = viewModel.followState(of: row)
            row.draw(in: line, of: &frame, sign: sign, follow: follow, context.pictures)
          } else {
            draw(row, in: line, of: &frame)
          }
        }
      )
    )
  }

  /// Draws a row in one line; a detail that is too long is cut rather than the title.
  private func draw(_ row: SummaryRow, in line: Rect, of frame: inout Frame) {
    let detail = [Run(row.detail, .muted)]
    let title = row.titleRuns(after: [row.signRun ?? sign])
    if title.displayWidth + 2 + detail.displayWidth <= line.columns {
      frame.write(title, trailing: detail, in: line)
    } else {
      frame.write(title + [Run("  ")] + detail, in: line)
    }
  }
}

extension RowSign.Tone {
  /// The role of the colour.
  var role: Role {
    switch self {
    case .open: .success
    case .ended: .special
    case .failed: .danger
    case .warning: .warning
    case .neutral: .info
    case .quiet: .muted
    }
  }
}
