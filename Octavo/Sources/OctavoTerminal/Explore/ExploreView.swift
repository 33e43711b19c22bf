import BinderyTerminal
import OctavoViewModels

/// Search: a field, and below it the results, or recent searches and lists in brief.
final class ExploreView: ModelView<ExploreViewModel, OctavoViewContext> {
  override var content: ViewContent {
    let isSearch = !viewModel.searched.isEmpty
    let terms = isSearch ? viewModel.terms : nil
    return content(
      header: ScreenHeader(problemOf: viewModel),
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          filter: .search { [viewModel] in viewModel.search() },
          placeholder: viewModel.placeholder,
          rowHeight: isSearch ? 2 : 1,
          retry: context.retry
        ) { [viewModel, pictures = context.pictures] row, area, frame in
          row.draw(
            in: area,
            of: &frame,
            highlighting: terms,
            follow: viewModel.followState(of: row),
            pictures
          )
        }
      )
    )
  }
}
