#if canImport(Glibc) || canImport(Musl)
import BinderyTerminal
import Postcards

/// The cards that have been sent.
final class OutboxView: ModelView<OutboxViewModel, ViewContext> {
  override var content: ViewContent {
    let postcards = viewModel.postcards
    let cards = postcards.isEmpty ? [[Run(viewModel.emptyText, .muted)]] : postcards.map(line(of:))
    return content(
      header: ScreenHeader(viewModel),
      .widget(TextPane("cards") { columns in cards.flatMap { $0.wrapped(to: columns, limit: 2) } })
    )
  }

  private func line(of postcard: Postcard) -> [Run] {
    let text = postcard.text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return [Run(postcard.recipient, .accent, .bold), Run("  \(text)")]
  }
}
#endif
