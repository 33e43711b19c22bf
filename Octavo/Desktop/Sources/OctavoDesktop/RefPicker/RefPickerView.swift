import BinderyGTK
import GitHubValues
import OctavoViewModels

/// Branches and tags to choose from, in a window above the others.
typealias RefPickerView = ListScreen<RefPickerViewModel, RefCell>

extension RefPickerView {
  /// Makes the view of the picker.
  convenience init(_ viewModel: RefPickerViewModel, _ context: ViewContext) {
    let strings = ListStrings(
      emptyText: viewModel.emptyText,
      filter: viewModel.placeholder,
      isFilterPinned: true,
      isCompact: true
    )
    self.init(
      sections: viewModel,
      strings,
      make: RefCell.init,
      name: \.reference.name
    ) { cell, row, _ in cell.show(row) }
    initialFocus = filterEntry
    onReturn = {
      // Return chooses the first row that is left, if the user has typed something.
      guard !viewModel.keyword.isEmpty, let row = viewModel.rows.first else { return }
      viewModel.open(row)
    }
    onEscape = { viewModel.cancel() }
  }
}
