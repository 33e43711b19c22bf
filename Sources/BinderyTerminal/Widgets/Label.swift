#if canImport(Glibc) || canImport(Musl)
/// Text of as many rows as its lines need, which takes no keys.
public struct Label: Widget {
  /// The name of the widget.
  public let name: String
  private let makeLines: (Int) -> [[Run]]

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - lines: Returns the lines for a number of columns.
  public init(_ name: String, lines: @escaping (_ columns: Int) -> [[Run]]) {
    self.name = name
    makeLines = lines
  }

  /// The number of lines.
  public func rows(in columns: Int, _ state: NoState) -> Int? { makeLines(max(1, columns)).count }

  /// Draws the lines that there is space for.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    for (row, line) in makeLines(max(1, area.columns)).prefix(area.rows).enumerated() {
      frame.write(line, in: area, row: row)
    }
  }
}
#endif
