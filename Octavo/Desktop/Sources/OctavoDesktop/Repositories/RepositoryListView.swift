import BinderyGTK
import OctavoViewModels

/// Repositories that somebody owns or starred: a screen, or a part of one.
final class RepositoryListView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }

  private let viewModel: RepositoryListViewModel
  private let list: SectionedListView<RepositorySection, RepositoryCell>
  private let pane: ListPane

  init(_ viewModel: RepositoryListViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    list = .repositories(context)
    let index = SectionIndex()
    pane = ListPane(
      Box(.horizontal, [list.widget, index]),
      keyword: ValueBinding(viewModel, \.keyword)
    ) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    pane.follow(viewModel, in: list, emptyWords: Self.emptyWords(viewModel.kind))
    index.onChoose = { [viewModel, list] in viewModel.row(atIndex: $0).map(list.scroll) }
    pane.lifetime.observe(index) { [viewModel] in $0.show(viewModel.sectionIndexTitles) }
  }

  deinit {}

  func search() { pane.search() }

  private static func emptyWords(_ list: RepositoryList) -> String {
    switch list {
    case .owned, .ownedBy: "No Repositories Yet"
    case .starred, .starredBy: "No Starred Repositories Yet"
    }
  }
}
