#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// Books in sections.
final class BookListView: ModelView<BookListViewModel, ViewContext> {
  override var content: ViewContent {
    let favourites = viewModel.favourites
    return content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(viewModel, emptyText: "No books yet.", placeholder: "Filter books") {
          book,
          area,
          frame in
          let isFavourite = favourites.contains(book.id)
          frame.write(
            [Run(isFavourite ? "★ " : "  ", .warning), Run(book.title)],
            trailing: [Run(book.author, .muted)],
            in: area.inset(left: 1, right: 1)
          )
        }
      )
    )
  }
}
#endif
