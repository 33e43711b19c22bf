import BinderyGTK
import OctavoMarkup
import OctavoViewModels

/// A row of a page of changes: the numbers and the text of a line, or another text.
final class ChangeCell: ListCell {
  /// The style of the list, whose rows have no space between them.
  static let listStyle = "octavo-changes"
  static let rule = StyleRule(
    """
    .octavo-changes listview { padding: 12px 0; }
    .octavo-changes row { padding: 0; min-height: 0; }
    .octavo-changes .added { background-color: alpha(@success_color, 0.15); }
    .octavo-changes .deleted { background-color: alpha(@error_color, 0.13); }
    .octavo-changes .hunk { background-color: alpha(@accent_bg_color, 0.10); }
    """
  )

  let widget: Widget
  private let numbers = Label("", .asWritten)
  private let text = Label("", .wrapping)
  private let detail = Label()
  private let row: Box
  private var style: String?

  init() {
    row = Box(.horizontal, spacing: 12, [numbers, text, detail])
    text.expand(vertically: false)
    text.setMargins(0, 1)
    numbers.align(vertically: .start)
    numbers.setMargins(0, 1)
    detail.addStyle("dim-label", "caption")
    detail.setMargins(12, 0)
    numbers.addStyle("dim-label")
    // The style of the list sets the spacing of the outermost box of a row.
    widget = Box(.horizontal, [row])
    row.expand(vertically: false)
  }

  deinit {}

  /// Shows a row, with colours for a light or a dark ground.
  func show(_ row: ChangeRow, _ palette: TokenPalette) {
    numbers.isVisible = false
    detail.isVisible = false
    self.row.setMargins(12, 0)
    setStyle(row.kind.style)
    switch row.kind {
    case .subject: text.show([TextRun(row.text, .strong)])
    case .fact(let login): text.show([TextRun(row.text, color: login == nil ? nil : palette.link)])
    case .parent: text.show([TextRun(row.text, color: palette.link)])
    case .commit(_, let age):
      text.show([TextRun(row.text)])
      detail.text = age
      detail.isVisible = true
      self.row.setMargins(12, 3)
    case .summary(let counts), .file(let counts, _):
      text.show([TextRun(row.label, .strong)] + counts.runs(palette))
      self.row.setMargins(12, 4)
    case .hunk: text.show([TextRun(row.text, .code, color: palette.color(of: .type))])
    case .line:
      numbers.show([TextRun(row.numbers, .code)])
      numbers.isVisible = true
      text.show([TextRun("\(row.sign) \(row.text.prefix(2_000))", .code)])
    case .message, .note: text.show([TextRun(row.text)])
    }
  }

  private func setStyle(_ new: String?) {
    guard new != style else { return }
    if let style { widget.removeStyle(style) }
    if let new { widget.addStyle(new) }
    style = new
  }
}
