import BinderyTerminal
import GitHubValues
import OctavoViewModels

/// Options to choose from, in a panel.
final class PickerView<Picker: PickerViewModel>: ModelView<Picker, OctavoViewContext> {
  private var columns = 48
  private var filter = FilterStyle.picker
  /// Whether a failed list can be loaded again, which the reason why a text names no place is not.
  private var isRepeatable = true

  /// Makes the view of a picker whose titles need a panel of some width.
  convenience init(
    _ viewModel: Picker,
    _ context: OctavoViewContext,
    columns: Int,
    filter: FilterStyle = .picker
  ) {
    self.init(viewModel, context)
    self.columns = columns
    self.filter = filter
    if case .palette = filter { isRepeatable = false }
  }

  override var preferredSize: Size {
    let lines = viewModel.rows.count + viewModel.headings.count
    return Size(columns: columns, rows: min(30, max(6, lines + 2)))
  }

  override var content: ViewContent {
    content(
      .widget(
        TablePane(
          viewModel,
          emptyText: viewModel.emptyText,
          filter: filter,
          placeholder: viewModel.placeholder,
          retry: isRepeatable ? context.retry : nil
        ) { row, area, frame in Self.draw(row, in: area, of: &frame) }
      )
    )
  }

  /// Draws a row.
  static func draw(_ row: Picker.Row, in area: Rect, of frame: inout Frame) {
    frame.write(line(of: row), trailing: trailing(of: row), in: area)
  }

  /// The check of the chosen option, the sign of a branch or tag, and the title.
  private static func line(of row: Picker.Row) -> [Run] {
    let check = Run(row.isCurrent ? "✓ " : "  ", .success, .bold)
    let sign = row.kind.map { [Run("\($0.sign) ", $0 == .branch ? .info : .special)] } ?? []
    let indent = Run(String(repeating: "  ", count: row.depth))
    return [check, indent] + sign + [Run(row.title, row.isCurrent ? .bold : .plain)]
  }

  /// The detail, and the dot of a language.
  private static func trailing(of row: Picker.Row) -> [Run] {
    if !row.detail.isEmpty { return [Run(row.detail, .muted)] }
    return row.color.map { [Run("●", Style(LanguageColor.color(code: $0)))] } ?? []
  }
}
