import BinderyGTK
import OctavoViewModels

extension ListScreen where Table: PickerViewModel, Cell == PickerCell {
  /// Makes the view of a picker, in a window above the others.
  ///
  /// The chosen option has the focus; while there is none, the filter has it.
  convenience init(picker viewModel: Table) {
    let strings = ListStrings(
      emptyText: viewModel.emptyText,
      filter: viewModel.placeholder,
      isFilterPinned: true,
      isCompact: true
    )
    self.init(
      sections: viewModel,
      strings,
      make: PickerCell.init,
      name: \.spoken
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
