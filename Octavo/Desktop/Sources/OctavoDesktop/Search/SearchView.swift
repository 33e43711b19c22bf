import BinderyGTK
import OctavoViewModels

/// A search: the buttons of the kinds, the line of the search, and the results of a kind.
typealias SearchView = SegmentedScreen<SearchViewModel>

extension SearchView {
  /// Makes the view of a search.
  convenience init(_ viewModel: SearchViewModel, _ context: ViewContext) {
    self.init(viewModel) { ListScreen(search: $0.list, context) }
  }
}

extension ListScreen where Table == SearchListViewModel, Cell == SummaryCell {
  /// Makes the view of the results of one kind, below the line of the search and the list of
  /// qualifiers.
  convenience init(search viewModel: SearchListViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(
        emptyText: viewModel.emptyText,
        icon: "system-search-symbolic",
        filter: viewModel.placeholder,
        isFilterPinned: true
      ),
      make: SummaryCell.init,
      name: \.title
    ) { cell, row, lifetime in
      cell.show(row, in: viewModel, pictures, lifetime)
    }
    let names = CompletionRows(viewModel, lifetime)
    names.setMargins(12, 6)
    showBelowFilter(names)
    lifetime += filterEntry.onListKey { [filterEntry] key in
      let isUsed = CompletionRows.perform(key, on: viewModel)
      if isUsed { filterEntry.moveCursorToEnd() }
      return isUsed
    }
    onReturn = { viewModel.search() }
    onDisplay = { rows, _ in viewModel.didShow(rows) }
    trailing = [context.menu(), makeFilterButton()]
    if untracked({ viewModel.content == .empty }) { initialFocus = filterEntry }
  }
}
