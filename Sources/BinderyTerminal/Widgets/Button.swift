#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A button that performs an action by Enter, the space bar or a click.
public struct Button: Widget {
  private let action: ScreenAction

  /// Makes the button of an action, which is dim while the action is disabled.
  public init(_ action: ScreenAction) { self.action = action }

  /// The name of the action.
  public var name: String { "button.\(action.id)" }
  /// Whether the action can be performed.
  public var isFocusable: Bool { action.isEnabled }
  /// The width of the title and the edges.
  public func columns(_ state: NoState) -> Int? { action.title.displayWidth + 4 }
  /// One.
  public func rows(in columns: Int, _ state: NoState) -> Int? { 1 }

  /// Draws the title between brackets.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let style: Style =
      if !action.isEnabled {
        Style(.muted)
      } else if isFocused {
        Style(.role(.selectionText), on: .role(.selection), .bold)
      } else {
        Style(.accent)
      }
    let end = frame.write("[ \(action.title) ]", style, in: area)
    frame.mark(
      Rect(column: area.column, row: area.row, columns: end, rows: 1),
      as: .item(name, 0)
    )
  }

  /// Performs the action by Enter or the space bar.
  public func handle(_ event: InputEvent, _ state: NoState) -> Bool {
    guard event == .key(KeyPress(.enter)) || event == .key(" ") else { return false }
    action.perform()
    return true
  }

  /// Performs the action.
  public func click(_ target: ClickTarget, _ state: NoState) -> Bool {
    guard target == .item(name, 0) else { return false }
    action.perform()
    return true
  }
}
#endif
