import BinderyGTK
import OctavoViewModels

/// The releases of a repository.
typealias ReleasesView = ListScreen<ReleasesViewModel, ReleaseCell>

extension ReleasesView {
  /// Makes the view of a list of releases.
  convenience init(_ viewModel: ReleasesViewModel, _ context: ViewContext) {
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: "package-x-generic-symbolic"),
      make: ReleaseCell.init,
      name: \.title
    ) { cell, row, _ in cell.show(row) }
    trailing = [context.menu(), makeFilterButton()]
  }
}
