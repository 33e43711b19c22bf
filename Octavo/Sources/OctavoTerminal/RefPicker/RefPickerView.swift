import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Branches and tags to choose from, in a panel.
final class RefPickerView: ModelView<RefPickerViewModel, OctavoViewContext> {
  override var preferredSize: Size {
    let lines = viewModel.rows.count + viewModel.headings.count
    return Size(columns: 56, rows: min(20, max(6, lines + 2)))
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
          let kind = row.reference.kind
          let line = [
            Run(row.isCurrent ? "✓ " : "  ", .success, .bold),
            Run("\(kind.sign) ", kind == .branch ? .info : .special),
            Run(row.reference.name, row.isCurrent ? .bold : .plain),
          ]
          frame.write(line, in: area)
        }
      )
    )
  }
}
