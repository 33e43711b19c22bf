#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal

/// A text with links.
final class ArticleView: ModelView<ArticleViewModel, ViewContext> {
  override var content: ViewContent {
    let opened = viewModel.opened
    return content(
      header: ScreenHeader(viewModel),
      .page(viewModel) { book in
        .widget(
          TextPane { columns in
            var lines: [[Run]] = [[]]
            lines += [Run(book.about)].wrapped(to: columns) + [[]]
            for link in book.links {
              lines.append([Run("→ ", .muted), Run(link.text, Style(.accent), link: link.address)])
            }
            if !opened.isEmpty { lines += [[], [Run("Opened \(opened)", .success)]] }
            return lines
          }
        )
      }
    )
  }
}
#endif
