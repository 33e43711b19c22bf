import BinderyGTK
import OctavoViewModels

/// A feed of events.
typealias NewsView = ListScreen<NewsViewModel, NewsCell>

extension NewsView {
  /// Makes the view of a feed.
  convenience init(_ viewModel: NewsViewModel, _ context: ViewContext) {
    let pictures = context.pictures
    self.init(
      sections: viewModel,
      ListStrings(emptyText: viewModel.emptyText),
      headingMargin: 6,
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
    trailing = [context.menu(), makeFilterButton(), newestButton(viewModel)]
    onDisplay = { [viewModel] rows, isAtTop in viewModel.display(rows, isAtTop: isAtTop) }
    viewModel.newestRequests.observeValues { [weak self] in self?.scrollToTop() }
    stayAtTop(viewModel)
  }

  /// Makes the button that leads to new events, and is visible while there are any.
  private func newestButton(_ viewModel: NewsViewModel) -> Widget {
    let button = Button("")
    button.addStyle("suggested-action")
    lifetime += button.onClick { [viewModel] in viewModel.showNewest() }
    lifetime.observe(button) { [viewModel] in
      $0.title = viewModel.newLabel ?? ""
      $0.isVisible = viewModel.newCount > 0
    }
    return button
  }

  /// Keeps a list that is scrolled to its top there when new events come above.
  private func stayAtTop(_ viewModel: NewsViewModel) {
    var last: NewsRow.ID?
    lifetime.observe(self) { [viewModel] screen in
      let first = viewModel.rows.first?.id
      defer { last = first }
      if last != nil, last != first, viewModel.isAtTop { screen.scrollToTop() }
    }
  }
}
