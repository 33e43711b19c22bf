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

  init(_ viewModel: NewsViewModel, _ context: ViewContext) {
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
    pane = ListPane(list.widget, keyword: ValueBinding(viewModel, \.keyword)) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    pane.follow(viewModel, in: list, emptyWords: "Nothing Has Happened Yet")
  }

  deinit {}

  func search() { pane.search() }
}
