import BinderyTerminal
import OctavoViewModels

/// A list of a repository whose rows are summaries.
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
        runs: Breadcrumb.runs(viewModel.repository, path: viewModel.title.lowercased())
      ),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText, retry: context.retry) {
          [sign] row, area, frame in
          let mark = row.mark.map { [Run("  "), Run($0, .warning)] } ?? []
          frame.write(
            [sign, Run(row.title)] + mark,
            trailing: [Run(row.detail, .muted)],
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}
