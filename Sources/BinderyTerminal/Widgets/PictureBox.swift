#if canImport(Glibc) || canImport(Musl)
/// A picture of half blocks as a part of a layout.
public struct PictureBox: Widget {
  /// The name of the widget.
  public let name: String
  private let picture: Picture
  private let size: Size

  /// Makes a picture that is scaled to a number of cells.
  public init(_ name: String = "picture", _ picture: Picture, size: Size) {
    self.name = name
    self.picture = picture
    self.size = size
  }

  /// The width that was asked for.
  public func columns(_ state: NoState) -> Int? { size.columns }
  /// The height that was asked for.
  public func rows(in columns: Int, _ state: NoState) -> Int? { size.rows }

  /// Draws the picture.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let place = Rect(
      column: area.column,
      row: area.row,
      columns: min(area.columns, size.columns),
      rows: min(area.rows, size.rows)
    )
    frame.draw(picture, in: place)
  }
}
#endif
