import BinderyGTK
import OctavoViewModels

/// The drafts and the requests that are not confirmed.
typealias UnsentView = ListScreen<UnsentViewModel, SummaryCell>

extension UnsentView {
  /// Makes the view of what is not sent.
  convenience init(_ viewModel: UnsentViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: "mail-unread-symbolic"),
      make: SummaryCell.init,
      name: \.title
    ) { cell, row, lifetime in
      cell.show(row, pictures, lifetime)
    }
    trailing = [context.menu(), makeFilterButton()]
  }
}
