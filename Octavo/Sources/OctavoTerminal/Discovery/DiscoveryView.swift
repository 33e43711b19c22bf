import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Trending or popular repositories, or those of a topic.
final class DiscoveryView: ModelView<DiscoveryViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel, trailing: viewModel.choices.run),
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          rowHeight: 2,
          retry: context.retry
        ) { row, area, frame in row.draw(in: area, of: &frame) }
      )
    )
  }
}
