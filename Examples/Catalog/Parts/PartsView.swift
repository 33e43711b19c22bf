#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// A search above a text and a list of actions; the text is left out of low terminals.
final class PartsView: ModelView<PartsViewModel, ViewContext> {
  override var content: ViewContent {
    let chosen = viewModel.chosen
    return content(
      header: ScreenHeader(viewModel, trailing: chosen.isEmpty ? [] : [Run(chosen, .success)]),
      .column([
        .fill(
          .widget(
            TablePane(
              viewModel,
              emptyText: "Search for a word of a title.",
              filter: .search { [viewModel] in viewModel.search() },
              placeholder: "A word of a title"
            ) { book, area, frame in frame.write(book.title, in: area.inset(left: 1)) }
          )
        ),
        .optional(
          from: Size(columns: 0, rows: 24),
          .widget(Label("about") { [Run(" " + Self.about, .muted)].wrapped(to: $0) + [[]] })
        ),
        .widget(ActionList("parts", viewModel.parts) { _ in [Run("◆ ", .info)] }),
      ])
    )
  }

  private static let about = "The library has shelves for readers, and readers who take books home."
}
#endif
