#if canImport(Glibc) || canImport(Musl)
/// A picture of half blocks as a part of a layout.
public struct PictureBox: Widget {
  /// The name of the widget.
  public let name: String
  private let picture: Picture
  private let size: Size?
  private let mostScale: Double?
  private let action: String?

  /// Makes a picture that is scaled to a number of cells.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - picture: The picture.
  ///   - size: The size on the screen.
  ///   - action: The name of the action that a click performs.
  public init(
    _ name: String = "picture",
    _ picture: Picture,
    size: Size,
    action: String? = nil
  ) {
    self.name = name
    self.picture = picture
    self.size = size
    self.action = action
    mostScale = nil
  }

  /// Makes a picture that is scaled to the space that there is, in its own proportions.
  ///
  /// - Parameters:
  ///   - name: The name of the widget.
  ///   - picture: The picture.
  ///   - mostScale: The most cells for a pixel; `nil` for no limit.
  public init(_ name: String = "picture", fitting picture: Picture, mostScale: Double? = nil) {
    self.name = name
    self.picture = picture
    self.mostScale = mostScale
    size = nil
    action = nil
  }

  /// The width that was asked for.
  public func columns(_ state: NoState) -> Int? { size?.columns }
  /// The height that was asked for.
  public func rows(in columns: Int, _ state: NoState) -> Int? { size?.rows }

  /// Draws the picture.
  public func draw(_ state: NoState, isFocused: Bool, in area: Rect, of frame: inout Frame) {
    let place = place(in: area)
    frame.draw(picture, in: place)
    if let action { frame.mark(place, as: .action(action)) }
  }

  private func place(in area: Rect) -> Rect {
    if let size {
      return Rect(
        column: area.column,
        row: area.row,
        columns: min(area.columns, size.columns),
        rows: min(area.rows, size.rows)
      )
    }
    // A cell is as wide as one pixel and as high as two.
    let scale = min(
      Double(area.columns) / Double(picture.width),
      Double(area.rows * 2) / Double(picture.height),
      mostScale ?? .infinity
    )
    return area.centered(
      columns: max(1, Int(Double(picture.width) * scale)),
      rows: max(1, Int(Double(picture.height) * scale / 2))
    )
  }
}
#endif
