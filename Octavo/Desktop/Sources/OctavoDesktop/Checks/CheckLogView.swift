import BinderyGTK
import OctavoMarkup
import OctavoViewModels

/// The log of a job.
typealias CheckLogView = ListScreen<CheckLogViewModel, LogCell>

extension CheckLogView {
  /// Makes the view of a log.
  convenience init(_ viewModel: CheckLogViewModel, _ context: ViewContext) {
    let appearance = context.appearance
    self.init(
      viewModel,
      ListStrings(empty: viewModel.emptyText, isCompact: true, width: 1_400),
      make: LogCell.init,
      name: \.text
    ) { cell, row, lifetime in
      lifetime.observe(cell) { $0.show(row, appearance.isDark ? .dark : .light) }
    }
    ChangeCell.rule.install()
    list.addStyle(ChangeCell.listStyle)
    trailing = [context.menu()]
  }
}

/// A row of a log: a line with its number, or a heading.
final class LogCell: ListCell {
  let widget: Widget
  private let side = ChangeSide()

  init() {
    // The style of the list sets the spacing of the outermost box of a row.
    widget = Box(.horizontal, [side.widget])
  }

  deinit {}

  /// Shows a row, with colours for a light or a dark ground.
  func show(_ row: LogRow, _ palette: TokenPalette) {
    let texts = row.runs.map { $0.text(palette, isCode: row.kind == .line) }
    switch row.kind {
    case .step:
      let detail = TextRun("  \(row.detail)", .dim)
      side.show([TextRun("\(row.foldSign ?? "") \(row.sign) ")] + texts + [detail], margin: 4)
    case .group:
      side.show([TextRun("    \(row.foldSign ?? "") ")] + texts, style: "hunk", margin: 0)
    case .note: side.show(texts, style: "dim-label")
    case .line: side.show(texts, numbers: row.numbers)
    }
  }
}

extension LogRow {
  /// The number of the line, with room for seven digits.
  fileprivate var numbers: String {
    let text = number.map { "\($0)" } ?? ""
    return String(repeating: " ", count: max(0, 7 - text.utf8.count)) + text
  }
}

extension LogRun {
  /// The run in the colours of a light or a dark ground.
  fileprivate func text(_ palette: TokenPalette, isCode: Bool) -> TextRun {
    var style: TextRun.Style = isCode ? .code : []
    if isBold { style.insert(.strong) }
    if isQuiet { style.insert(.dim) }
    return TextRun(text, style, color: color?.kind.flatMap { palette.color(of: $0) })
  }
}

extension LogRun.Color {
  /// The kind of token with the colour; `nil` for that of texts.
  fileprivate var kind: TokenKind? {
    switch self {
    case .black: .comment
    case .red: .deleted
    case .green: .string
    case .yellow: .constant
    case .blue: .function
    case .magenta: .keyword
    case .cyan: .type
    case .white: nil
    }
  }
}
