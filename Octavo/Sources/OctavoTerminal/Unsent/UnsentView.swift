import BinderyTerminal
import OctavoViewModels

/// The drafts and the requests that are not confirmed.
final class UnsentView: ModelView<UnsentViewModel, OctavoViewContext> {
  override var content: ViewContent {
    content(
      header: ScreenHeader(viewModel),
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          rowHeight: 2,
          retry: nil
        ) { row, area, frame in
          let line = area.inset(left: 1, right: 1)
          let mark = row.mark.map { [Run("  "), Run($0, .warning)] } ?? []
          frame.write([Run(row.title)] + mark, in: line)
          frame.write(row.detail, .muted, in: line.inset(left: 2, top: 1))
        }
      )
    )
  }
}
