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
    let repositories = viewModel.repositories
    list = .repositories(context) { [viewModel] in viewModel.open($0) }
    list.onNearEnd = { repositories.loadMoreCommand.execute() }
    pane = ListPane(list.widget, keyword: Binding(repositories, \.keyword)) {
      repositories.refreshCommand.execute()
    }
    content = pane.content
    pane.lifetime.bind(list) { [viewModel] in viewModel.rows.value }
    pane.follow(
      emptyWords: Self.emptyWords(viewModel.list),
      problem: { repositories.visible.value.isEmpty ? nil : repositories.phase.problem },
      content: { repositories.content }
    )
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
