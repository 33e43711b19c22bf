import BinderyGTK
import GitHubValues
import OctavoViewModels

/// Search: a field above the results, or above recent searches and lists in brief.
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
      name: \.spoken
    ) { cell, row, lifetime in
      cell.show(row, in: viewModel, pictures, lifetime)
    }
    let choices = ChoiceBar()
    showBelowFilter(choices)
    lifetime.observe(choices) { [viewModel] in $0.show(viewModel.choices) }
    trailing = [context.menu(), makeFilterButton()]
    onReturn = { viewModel.search() }
    // Another query begins with the first row.
    lifetime.observe(self) { [viewModel] screen in
      _ = viewModel.query
      untracked { screen.scrollToTop() }
    }
  }
}
