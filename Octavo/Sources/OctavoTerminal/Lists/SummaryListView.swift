import BinderyTerminal
import OctavoViewModels

/// A list of a repository whose rows are summaries.
final class SummaryListView<Item>: ModelView<SummaryListViewModel<Item>, OctavoViewContext>
where Item: Codable & Equatable & Identifiable & Sendable {
  override var content: ViewContent {
    content(
      header: ScreenHeader(
        viewModel,
        runs: Breadcrumb.runs(viewModel.repository, path: viewModel.title.lowercased())
      ),
      .widget(
        TablePane(viewModel, emptyText: viewModel.emptyText) { row, area, frame in
          let mark = row.mark.map { [Run("  "), Run($0, .warning)] } ?? []
          frame.write(
            [Run("◈ ", .success), Run(row.title)] + mark,
            trailing: [Run(row.detail, .muted)],
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}
