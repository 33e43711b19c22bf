#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

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
  private let restored: (any RestorablePage)?
  private let makeLines: (Int) -> [[Run]]

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - mostColumns: The most columns of a line.
  ///   - restored: The page whose scroll position is restored, if any.
  ///   - lines: Returns the lines for a number of columns; called for each frame.
  public init(
    _ name: String = "text",
    mostColumns: Int = 100,
    restoring restored: (any RestorablePage)? = nil,
    lines: @escaping (_ columns: Int) -> [[Run]]
  ) {
    self.name = name
    self.mostColumns = mostColumns
    self.restored = restored
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
    state.scroll.draw(lines.count, in: text, of: &frame, restoring: restored) {
      row,
      area,
      frame in
      frame.write(lines[row], in: area)
    }
  }

  /// Scrolls by the wheel.
  public func handle(_ event: InputEvent, _ state: TextPaneState) -> Bool {
    guard case .wheel = event else { return false }
    restored?.scrollPosition.finishRestoration()
    return state.scroll.handle(event)
  }

  /// Returns the motions.
  public func keyActions(_ state: TextPaneState, _ map: KeyMap) -> [KeyAction] {
    KeyAction.motions(map) {
      restored?.scrollPosition.finishRestoration()
      state.scroll.handle($0)
    }
  }
}
#endif
