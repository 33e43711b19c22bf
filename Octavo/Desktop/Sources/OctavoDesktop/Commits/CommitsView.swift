import BinderyGTK
import OctavoViewModels

/// The log of a branch, or the history of a file.
typealias CommitsView = ListScreen<CommitsViewModel, CommitCell>

extension CommitsView {
  /// Makes the view of a log.
  convenience init(_ viewModel: CommitsViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      sections: viewModel,
      ListStrings(emptyText: viewModel.emptyText, icon: "document-open-recent-symbolic"),
      headingMargin: 6,
      make: CommitCell.init,
      name: \.subject
    ) { $0.show($1, pictures, $2) }
    trailing = [context.menu(), makeFilterButton()]
  }
}
