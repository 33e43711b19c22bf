import BinderyTerminal
import OctavoViewModels

/// Repositories that an account owns or starred.
class RepositoryListView: ModelView<RepositoryListViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: header,
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          rowHeight: 2,
          retry: context.retry
        ) { row, area, frame in
          row.draw(in: area, of: &frame)
        }
      )
    )
  }

  /// The head of the list.
  var header: ScreenHeader { ScreenHeader(viewModel) }
}
