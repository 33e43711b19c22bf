import BinderyGTK
import OctavoViewModels

/// Repositories that somebody owns or starred: a screen, or a part of one.
final class RepositoryListView: ScreenView, Searchable {
  let content: Widget
  var title: String { viewModel.title }

  private let viewModel: RepositoryListViewModel
  private let list: ListView<RepositoryRow, RepositoryCell>
  private let pane: ListPane

  init(_ viewModel: RepositoryListViewModel, _ context: ScreenContext) {
    self.viewModel = viewModel
    list = .repositories(context)
    pane = ListPane(list.widget, keyword: Binding(viewModel, \.keyword)) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    pane.follow(viewModel, in: list, emptyWords: Self.emptyWords(viewModel.kind))
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
