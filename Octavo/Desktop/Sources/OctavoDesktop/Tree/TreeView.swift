import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A folder of a repository.
final class TreeView: ScreenView, Searchable {
  let content: Widget
  let trailing = HeaderItems.all()
  var title: String { viewModel.title }
  var titleWidget: Widget? { words }

  private let viewModel: TreeViewModel
  private let words = PageTitle()
  private let list: ListView<TreeRow, TreeCell>
  private let pane: ListPane

  init(_ viewModel: TreeViewModel, _ context: ViewContext) {
    self.viewModel = viewModel
    list = ListView(
      make: { TreeCell() },
      name: { $0.entry.name },
      bind: { cell, row, _ in cell.show(row) }
    )
    list.clamp(to: Layout.listWidth)
    pane = ListPane(list.widget, keyword: ValueBinding(viewModel, \.keyword)) {
      [viewModel] in viewModel.refresh()
    }
    content = pane.content
    pane.lifetime.observe(words) { [viewModel] in $0.show(viewModel.screenTitle) }
    pane.follow(viewModel, in: list, emptyWords: "This Folder Is Empty")
  }

  deinit {}

  func search() { pane.search() }
}
