import BinderyGTK
import OctavoViewModels

/// Options to choose from, in a window above the others.
typealias OptionPickerView = ListScreen<OptionPickerViewModel, OptionCell>

extension OptionPickerView {
  /// Makes the view of the picker.
  convenience init(_ viewModel: OptionPickerViewModel, _ context: ViewContext) {
    let strings = ListStrings(
      emptyText: viewModel.emptyText,
      filter: viewModel.placeholder,
      isFilterPinned: true,
      isCompact: true
    )
    self.init(
      sections: viewModel,
      strings,
      make: OptionCell.init,
      name: { $0.isCurrent ? "\($0.option.title), selected" : $0.option.title }
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
