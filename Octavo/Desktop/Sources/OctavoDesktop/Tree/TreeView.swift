import BinderyGTK
import GitHubValues
import OctavoViewModels

/// A folder of a repository.
typealias TreeView = ListScreen<TreeViewModel, TreeCell>

extension TreeView {
  /// Makes the view of a folder.
  convenience init(_ viewModel: TreeViewModel, _ context: ViewContext) {
    self.init(
      viewModel,
      ListStrings(
        emptyText: viewModel.emptyText,
        icon: "folder-symbolic",
        isCompact: true
      ),
      make: TreeCell.init,
      name: \.entry.name
    ) { cell, row, _ in cell.show(row) }
    trailing = [context.menu(), makeFilterButton()]
  }
}
