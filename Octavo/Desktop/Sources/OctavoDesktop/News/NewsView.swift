import BinderyGTK
import OctavoViewModels

/// A feed of events.
typealias NewsView = ListScreen<NewsViewModel, NewsCell>

extension NewsView {
  /// Makes the view of a feed.
  convenience init(_ viewModel: NewsViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      viewModel,
      ListStrings(emptyText: viewModel.emptyText),
      make: NewsCell.init,
      name: \.sentence
    ) { cell, row, lifetime in
      cell.show(
        row,
        now: { viewModel.now },
        open: { viewModel.open($0) },
        pictures,
        lifetime
      )
    }
    trailing = [context.menu(), makeFilterButton()]
  }
}
