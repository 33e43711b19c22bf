import BinderyTerminal
import OctavoViewModels

/// Search: a field, and below it the results or recent searches.
final class ExploreView: ModelView<ExploreViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(problemOf: viewModel),
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          filter: .search { [viewModel] in viewModel.search() },
          placeholder: viewModel.placeholder,
          rowHeight: viewModel.searched.isEmpty ? 1 : 2,
          retry: context.retry
        ) { row, area, frame in
          switch row {
          case .query(let query):
            frame.write([Run("↺ ", .muted), Run(query)], in: area.inset(left: 2))
          case .repository(let row): row.draw(in: area, of: &frame)
          }
        }
      )
    )
  }
}
