import BinderyGTK
import GitHubValues
import OctavoViewModels

/// The repositories that an account owns or starred: a screen, or a part of one.
typealias RepositoryListView = ListScreen<RepositoryListViewModel, RepositoryCell>

extension RepositoryListView {
  /// Makes the view of a list of repositories.
  convenience init(_ viewModel: RepositoryListViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      sections: viewModel,
      ListStrings(emptyText: viewModel.emptyText),
      headingMargin: 6,
      make: RepositoryCell.init,
      name: \.repository.fullName.description
    ) { $0.show($1, pictures, $2) }
    trailing = [context.menu(), makeFilterButton()]
  }
}
