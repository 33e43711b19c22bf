import BinderyGTK
import OctavoViewModels

/// Owned and starred repositories, one list at a time.
typealias RepositoriesView = SegmentedScreen<RepositoriesViewModel>

extension RepositoriesView {
  /// Makes the view of both lists.
  convenience init(_ viewModel: RepositoriesViewModel, _ context: ViewContext) {
    self.init(viewModel) { RepositoryListView($0.list, context) }
  }
}
