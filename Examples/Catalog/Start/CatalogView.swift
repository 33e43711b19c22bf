#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// The list of pages.
final class CatalogView: ModelView<CatalogViewModel, ViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel, runs: [Run("◆ Catalog", .accent, .bold)]),
      .widget(
        TablePane(viewModel, emptyText: "No pages.", rowHeight: 2) { page, area, frame in
          frame.write(page.title, .bold, in: area.inset(left: 1))
          frame.write(page.about, .muted, in: area.inset(left: 3), row: 1)
        }
      )
    )
  }
}
#endif
