import BinderyGTK
import OctavoViewModels

extension ListScreen where Cell == SummaryCell {
  /// Makes the view of a list whose rows are summaries.
  convenience init(
    _ viewModel: Table,
    _ context: ViewContext,
    icon: String
  ) where Table: SummaryListing {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: icon),
      make: SummaryCell.init,
      name: \.title
    ) { cell, row, lifetime in
      cell.show(row, in: viewModel, pictures, lifetime)
    }
    onDisplay = { [viewModel] rows, _ in viewModel.didShow(rows) }
    trailing = [context.menu(), makeFilterButton()]
  }

  /// Makes the view of a list whose rows are summaries in sections.
  convenience init(
    sections viewModel: Table,
    _ context: ViewContext,
    icon: String
  ) where Table: SummaryListing & SectionedTableViewModel {
    let pictures = context.pictures
    self.init(
      sections: viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: icon),
      make: SummaryCell.init,
      name: \.title
    ) { cell, row, lifetime in
      cell.show(row, in: viewModel, pictures, lifetime)
    }
    onDisplay = { [viewModel] rows, _ in viewModel.didShow(rows) }
    trailing = [context.menu(), makeFilterButton()]
  }
}
