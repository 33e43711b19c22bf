#if canImport(Glibc) || canImport(Musl)
/// Lines of text that scroll, with links.
///
/// ```swift
/// Layout.page(viewModel) { page in
///   .widget(TextPane("page") { width in [Run(page.text)].wrapped(to: width) })
/// }
/// ```
public struct TextPane: Widget {
  /// The name of the widget.
  public let name: String
  private let mostColumns: Int
  private let makeLines: (Int) -> [[Run]]

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - mostColumns: The most columns of a line.
  ///   - lines: Returns the lines for a number of columns; called for each frame.
  public init(
    _ name: String = "text",
    mostColumns: Int = 100,
    lines: @escaping (_ columns: Int) -> [[Run]]
  ) {
    self.name = name
    self.mostColumns = mostColumns
    makeLines = lines
  }

  /// True.
  public var isFocusable: Bool { true }

  /// Makes the scroll position.
  public func makeState() -> TextPaneState { TextPaneState() }

  /// Draws the visible lines.
  public func draw(_ state: TextPaneState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let text = area.inset(left: 2, right: 1)
    let lines = makeLines(max(1, min(mostColumns, text.columns - ScrollState.barColumns)))
    state.scroll.draw(lines.count, in: text, of: &frame) { row, area, frame in
      frame.write(lines[row], in: area)
    }
  }

  /// Scrolls by the wheel.
  public func handle(_ event: InputEvent, _ state: TextPaneState) -> Bool {
    if case .wheel = event { return state.scroll.handle(event) }
    return false
  }

  /// Returns the motions.
  public func keyActions(_ state: TextPaneState, _ map: KeyMap) -> [KeyAction] {
    KeyAction.motions(map) { state.scroll.handle($0) }
  }
}
#endif
