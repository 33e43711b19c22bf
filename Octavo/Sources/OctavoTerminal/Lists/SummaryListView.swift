import BinderyTerminal
import OctavoViewModels

/// A list whose rows are summaries.
final class SummaryListView<Item>: ModelView<SummaryListViewModel<Item>, OctavoViewContext>
where Item: Codable & Equatable & Identifiable & Sendable {
  private var sign = Run("• ", .muted)

  /// Makes the view of a list with a sign before each row.
  convenience init(
    _ viewModel: SummaryListViewModel<Item>,
    _ context: OctavoViewContext,
    sign: Run
  ) {
    self.init(viewModel, context)
    self.sign = sign
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
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          [sign, viewModel] row, area, frame in
          let mark = row.mark.map { [Run("  "), Run($0, .warning)] } ?? []
          let title = [sign, Run(row.title)] + mark
          let detail = RepositoryFacts.joined([
            FollowMark.runs(viewModel.isFollowing(row)), [Run(row.detail, .muted)],
          ])
          let line = area.inset(left: 1, right: 1)
          // A detail that is too long is cut rather than the title.
          if title.displayWidth + 2 + detail.displayWidth <= line.columns {
            frame.write(title, trailing: detail, in: line)
          } else {
            frame.write(title + [Run("  ")] + detail, in: line)
          }
        }
      )
    )
  }
}
