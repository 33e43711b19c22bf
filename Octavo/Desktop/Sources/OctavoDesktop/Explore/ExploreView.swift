import BinderyGTK
import GitHubValues
import OctavoViewModels

/// Search: a field above the results, or above recent searches.
typealias ExploreView = ListScreen<ExploreViewModel, ExploreCell>

extension ExploreView {
  /// Makes the view of the search.
  convenience init(_ viewModel: ExploreViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    let strings = ListStrings(
      emptyText: viewModel.emptyText,
      icon: "system-search-symbolic",
      filter: viewModel.placeholder,
      isFilterPinned: true
    )
    self.init(
      sections: viewModel,
      strings,
      make: ExploreCell.init,
      name: \.name
    ) { $0.show($1, pictures, $2) }
    trailing = [context.menu(), makeFilterButton()]
    onReturn = { viewModel.search() }
  }
}

extension ExploreRow {
  /// The name for assistive technology.
  fileprivate var name: String {
    switch self {
    case .query(let query): query
    case .repository(let row): row.repository.fullName.description
    }
  }
}
