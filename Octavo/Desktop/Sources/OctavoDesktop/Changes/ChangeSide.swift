import BinderyGTK

/// A text of a row of changes, with the numbers of its line before it.
final class ChangeSide {
  let widget: Box
  private let numbers = Label("", .asWritten)
  private let text = Label("", .wrapping)
  private let row: Grid
  private var style: String?

  init() {
    row = Grid(numbers, spacing: 12, beside: text)
    text.expand(vertically: false)
    row.expand(vertically: false)
    numbers.align(vertically: .start)
    numbers.addStyle("dim-label")
    widget = Box(.horizontal, [row])
    widget.expand(vertically: false)
  }

  deinit {}

  /// Opens the address of a link in the text.
  var onLink: ((String) -> Void)? {
    get { text.onLink }
    set { text.onLink = newValue }
  }

  /// Shows a text.
  ///
  /// - Parameters:
  ///   - runs: The text.
  ///   - numbers: The numbers of a line; `nil` for another text.
  ///   - style: The style of the background; `nil` for none.
  ///   - margin: The space above and below, in pixels.
  func show(
    _ runs: [TextRun],
    numbers: String? = nil,
    style: String? = nil,
    margin: Int32 = 1
  ) {
    self.numbers.isVisible = numbers != nil
    if let numbers { self.numbers.show([TextRun(numbers, .code)]) }
    text.show(runs)
    row.setMargins(12, margin)
    guard style != self.style else { return }
    if let old = self.style { widget.removeStyle(old) }
    if let style { widget.addStyle(style) }
    self.style = style
  }
}
