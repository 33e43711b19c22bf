import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A feed of events.
final class NewsView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }

  private let viewModel: NewsViewModel
  private let list: ListView<NewsRow, NewsCell>
  private let pane: ListPane

  init(_ viewModel: NewsViewModel, _ context: ScreenContext) {
    self.viewModel = viewModel
    let pictures = context.pictures
    list = ListView(
      make: { NewsCell() },
      name: { $0.sentence },
      bind: {
        let now = { [viewModel] in viewModel.now }
        $0.show($1, now: now, open: { [viewModel] in viewModel.open($0) }, pictures, $2)
      }
    )
    list.addStyle("rich-list")
    list.clamp(to: Layout.listWidth)
    list.onActivate = { [viewModel] in viewModel.open($0) }
    list.onNearEnd = { [viewModel] in viewModel.events.loadMoreCommand.execute() }
    pane = ListPane(list.widget, keyword: Binding(viewModel.events, \.keyword)) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    pane.lifetime.bind(list) { [viewModel] in viewModel.rows.value }
    pane.follow(
      emptyWords: "Nothing Has Happened Yet",
      problem: { [viewModel] in
        viewModel.rows.value.isEmpty ? nil : viewModel.events.phase.problem
      },
      content: { [viewModel] in viewModel.events.content }
    )
  }

  deinit {}

  func search() { pane.search() }
}
