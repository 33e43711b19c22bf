import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Trending or popular repositories, or those of a topic.
final class DiscoveryView: ModelView<DiscoveryViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel, trailing: viewModel.choices.run),
      .column([about, .fill(.widget(table))])
    )
  }

  private var table: TablePane<DiscoveryViewModel> {
    TablePane(viewModel, emptyText: viewModel.emptyText, rowHeight: 2, retry: context.retry) {
      [terms = viewModel.terms] row, area, frame in
      row.draw(in: area, of: &frame, highlighting: terms)
    }
  }

  /// The description of a topic above its repositories.
  private var about: Layout {
    guard let text = viewModel.about else { return .lines([]) }
    return .widget(
      Label("about") { width in
        [Run(text, .muted)].wrapped(to: max(1, width - 2), limit: 3).map { [Run(" ")] + $0 } + [[]]
      }
    )
  }
}
