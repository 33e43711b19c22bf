#if canImport(Glibc) || canImport(Musl)
/// An input of the user, or a report of the terminal.
public nonisolated enum InputEvent: Hashable, Sendable {
  /// A key was pressed.
  case key(KeyPress)
  /// A text was pasted. It is untrusted, as any other text.
  case paste(String)
  /// The left button was pressed on a cell.
  case click(Point)
  /// The left button was pressed twice on the same cell; it follows the second ``click(_:)``.
  case doubleClick(Point)
  /// The mouse was moved to a cell while the left button is held.
  case drag(Point)
  /// The wheel was turned over a cell: negative means towards the beginning.
  case wheel(lines: Int, at: Point)
  /// The terminal's window got or lost the keyboard.
  case focus(Bool)
  /// The terminal reported its background colour.
  case background(isLight: Bool)
}
#endif
