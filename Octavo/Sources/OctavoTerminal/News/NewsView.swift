import BinderyTerminal
import OctavoViewModels

/// A feed: the events, and how long ago they were.
final class NewsView: ModelView<NewsViewModel, OctavoViewContext> {
  override var content: ViewContent {
    let now = viewModel.now
    return ViewContent(
      header: header,
      actions: viewModel.actions,
      follow: { [viewModel] in viewModel.follow($0) },
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          rowHeight: 2,
          retry: context.retry
        ) { [viewModel] row, area, frame in
          row.draw(in: area.inset(left: 1, right: 1), of: &frame, now: now) {
            viewModel.address(of: $0)
          }
        }
      )
    )
  }

  private var header: ScreenHeader {
    guard case .performed(let login) = viewModel.source else {
      return ScreenHeader(problemOf: viewModel)
    }
    return ScreenHeader(viewModel, runs: [Run("\(login) / ", .muted), Run(viewModel.title, .bold)])
  }
}
