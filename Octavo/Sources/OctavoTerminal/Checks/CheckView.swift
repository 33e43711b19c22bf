import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// A check: its result, its report, the steps of its job and its remarks, on one page that scrolls.
final class CheckView: ModelView<CheckViewModel, OctavoViewContext> {
  private let report = MarkupPage()

  required init(_ viewModel: CheckViewModel, _ context: OctavoViewContext) {
    super.init(viewModel, context)
    context.documentPictures.refresh(with: viewModel, { viewModel.place }, until: lifetime)
  }

  deinit {}

  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: "checks")
      ),
      .page(viewModel) { [self] _ in
        .widget(
          MarkupPane("text", viewModel, context.documentPictures) { [self] width in
            content(width: width)
          }
        )
      }
    )
  }

  private func content(width: Int) -> MarkupContent {
    var lines = [[]] + [Run(viewModel.title, .bold)].wrapped(to: width, limit: 3)
    lines += [Run(viewModel.summary, .muted)].wrapped(to: width, limit: 3) + [[]]
    let parts = [
      (viewModel.stepsTitle, viewModel.steps), (viewModel.annotationsTitle, viewModel.annotations),
    ]
    let tail = parts.flatMap { title, rows in
      rows.isEmpty
        ? [] : [[], [Run(title, .bold)]] + rows.flatMap { $0.lines(width) }
    }
    // Without a report there is nothing between the two.
    guard let file = viewModel.report else {
      return MarkupContent(head: MarkupText(lines + tail))
    }
    var content = MarkupContent(head: MarkupText(lines))
    report.show(file, at: viewModel.place, width, context.documentPictures, viewModel.contents)
    content.document = report
    if !tail.isEmpty { content.tail = MarkupText(tail) }
    return content
  }
}

extension CheckLine {
  /// The line, as far as it fits into a few lines.
  fileprivate func lines(_ width: Int) -> [[Run]] {
    let text = Run(title, Style(.accent), link: link)
    return [Run("\(sign.text) ", sign.tone.role), text, Run("  \(detail)", .muted)]
      .wrapped(to: width, limit: 6)
  }
}
