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
            drawFace(of: row, in: line, of: &frame)
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
    let title = title(of: row, after: [self.sign(of: row)])
    if title.displayWidth + 2 + detail.displayWidth <= line.columns {
      frame.write(title, trailing: detail, in: line)
    } else {
      frame.write(title + [Run("  ")] + detail, in: line)
    }
  }

  /// Draws a row in two lines, with the picture of its account and the button of the follow.
  private func drawFace(of row: SummaryRow, in area: Rect, of frame: inout Frame) {
    var area = area
    let hasFace =
      row.account.map { account in
        Face.draw(account.avatarURL, in: &area, of: &frame) { [context] in
          context.pictures.picture(at: $0)
        }
      } ?? false
    var line = area
    FollowMark.draw(viewModel.followState(of: row), in: &line, of: &frame)
    frame.write(title(of: row, after: hasFace ? [] : [sign(of: row)]), in: line)
    let detail = tags(of: row) + [Run(row.detail, .muted)]
    frame.write(detail, in: area.inset(left: hasFace ? 0 : 2, top: 1))
  }

  /// Labels, whose colour is that of a dot alone.
  private func tags(of row: SummaryRow) -> [Run] {
    row.tags.flatMap { tag in
      let color = tag.color.map { Style(LanguageColor.color(code: $0)) } ?? .plain
      return [Run("● ", color), Run("\(tag.title)  ")]
    }
  }

  private func sign(of row: SummaryRow) -> Run {
    row.sign.map { Run("\($0.text) ", $0.tone.role) } ?? sign
  }

  private func title(of row: SummaryRow, after sign: [Run]) -> [Run] {
    sign + [Run(row.title)] + (row.mark.map { [Run("  "), Run($0, .warning)] } ?? [])
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
