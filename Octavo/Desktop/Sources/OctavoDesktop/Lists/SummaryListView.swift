import BinderyGTK
import OctavoViewModels

extension ListScreen where Cell == SummaryCell {
  /// Makes the view of a list of a repository whose rows are summaries.
  convenience init<Item>(
    _ viewModel: Table,
    _ context: ViewContext,
    icon: String
  ) where Table == SummaryListViewModel<Item> {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: icon),
      make: SummaryCell.init,
      name: \.title
    ) { cell, row, lifetime in
      cell.show(
        row,
        pictures,
        lifetime,
        follow: { viewModel.followState(of: row) },
        toggle: { viewModel.actions(for: row).action("follow")?.perform() }
      )
    }
    trailing = [context.menu(), makeFilterButton()]
  }
}
