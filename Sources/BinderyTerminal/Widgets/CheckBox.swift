#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A box that is on or off, switched by Enter, the space bar or a click.
public struct CheckBox: Widget {
  /// The name of the widget.
  public let name: String
  private let title: String
  private let isOn: ValueBinding<Bool>

  /// Makes a box for a value.
  public init(_ name: String, _ title: String, isOn: ValueBinding<Bool>) {
    self.name = name
    self.title = title
    self.isOn = isOn
  }

  /// True.
  public var isFocusable: Bool { true }
  /// The width of the box and its title.
  public func columns(_ state: NoState) -> Int? { title.displayWidth + 4 }
  /// One.
  public func rows(in columns: Int, _ state: NoState) -> Int? { 1 }

  /// Draws the box and its title.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let line = [
      Run(isOn.value ? "[✓] " : "[ ] ", isFocused ? Style(.accent, .bold) : Style(.muted)),
      Run(title, isFocused ? .bold : .plain),
    ]
    let end = frame.write(line, in: area)
    let clickable = Rect(column: area.column, row: area.row, columns: end, rows: 1)
    if isFocused { frame.restyle(clickable) { $0.inSelection } }
    frame.mark(clickable, as: .item(name, 0))
  }

  /// Switches the value.
  public func handle(_ event: InputEvent, _ state: NoState) -> Bool {
    guard event == .key(KeyPress(.enter)) || event == .key(" ") else { return false }
    toggle()
    return true
  }

  /// Switches the value.
  public func click(_ target: ClickTarget, _ state: NoState) -> Bool {
    guard target == .item(name, 0) else { return false }
    toggle()
    return true
  }

  private func toggle() { isOn.value = !untracked { isOn.value } }
}
#endif
