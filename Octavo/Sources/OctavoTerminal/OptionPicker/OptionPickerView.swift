import BinderyTerminal
import OctavoViewModels

/// Options to choose from, in a panel.
final class OptionPickerView: ModelView<OptionPickerViewModel, OctavoViewContext> {
  override var preferredSize: Size {
    let lines = viewModel.rows.count + viewModel.headings.count
    return Size(columns: 48, rows: min(30, max(6, lines + 2)))
  }

  override var content: ViewContent {
    content(
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          filter: .picker,
          placeholder: viewModel.placeholder,
          initialRow: viewModel.rows.firstIndex(where: \.isCurrent) ?? 0,
          retry: context.retry
        ) { row, area, frame in
          let check = Run(row.isCurrent ? "✓ " : "  ", .success, .bold)
          let name = Run(row.option.title, row.isCurrent ? .bold : .plain)
          let dot = row.option.color == nil ? [] : [Self.dot(of: row.option.title)]
          frame.write([check, name], trailing: dot, in: area)
        }
      )
    )
  }

  private static func dot(of language: String) -> Run {
    Run("●", Style(LanguageColor.color(of: language)))
  }
}
