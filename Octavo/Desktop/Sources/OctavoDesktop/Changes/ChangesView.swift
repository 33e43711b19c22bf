import BinderyGTK
import OctavoViewModels

/// The changes of a commit or a comparison.
typealias ChangesView = ListScreen<ChangesViewModel, ChangeCell>

extension ChangesView {
  /// Makes the view of changes.
  convenience init(_ viewModel: ChangesViewModel, _ context: ViewContext) {
    let appearance = context.appearance
    self.init(
      sections: viewModel,
      ListStrings(
        empty: viewModel.emptyText,
        filter: "Filter Files",
        isCompact: true,
        width: 1_400
      ),
      make: ChangeCell.init,
      name: \.spoken
    ) { cell, row, lifetime in
      lifetime.observe(cell) { $0.show(row, appearance.isDark ? .dark : .light) }
    }
    ChangeCell.rule.install()
    list.addStyle(ChangeCell.listStyle)
    trailing = [context.menu(), makeFilterButton()]
  }
}
