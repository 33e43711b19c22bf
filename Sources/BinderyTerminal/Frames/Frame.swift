#if canImport(Glibc) || canImport(Musl)
/// The content of the screen at one moment, as a value.
///
/// Screens draw into it, the renderer sends the difference to the one before, tests compare
/// ``text``. Whatever is drawn is cut to the rectangle it is drawn in and made harmless on the way:
/// no text can send a control or an escape to the terminal.
///
/// ```swift
/// var frame = Frame(size: Size(columns: 20, rows: 2))
/// frame.write([Run("Hello", .bold)], in: frame.bounds)
/// ```
public nonisolated struct Frame: Equatable, Sendable {
  /// The extent of the grid.
  public let size: Size
  /// The cell of the terminal's cursor, or `nil` if it is hidden.
  public var cursor: Point?
  /// The areas that can be clicked; later ones lie above earlier ones.
  package internal(set) var zones: [Zone] = []
  /// Whether a part is animated, so that the frame has to be drawn again after a moment.
  public var isAnimated = false
  /// The number of the picture of an animation.
  public let step: Int

  var cells: [Cell]
  /// The addresses of the links, in the order in which they were drawn first.
  var links: [String] = []

  /// Makes an empty frame.
  public init(size: Size, step: Int = 0) {
    self.size = size
    self.step = step
    cells = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// The whole area.
  public var bounds: Rect { Rect(columns: size.columns, rows: size.rows) }

  /// The cell at a point inside the frame.
  public subscript(point: Point) -> Cell {
    precondition(bounds.contains(point), "The point must be inside the bounds of the frame.")
    return cells[point.row * size.columns + point.column]
  }

  /// The frame as plain text, a line a row, without spaces at the end of a line.
  public var text: String {
    (0..<size.rows).map { row in
      var line = ""
      for cell in cells[row * size.columns..<(row + 1) * size.columns] where cell.width > 0 {
        line.append(cell.character)
      }
      while line.last == " " { line.removeLast() }
      return line
    }.joined(separator: "\n")
  }

  /// Writes a line into a row of a rectangle and cuts what does not fit, marked by “…”.
  ///
  /// - Returns: The column behind the last glyph, counted in the rectangle.
  @discardableResult
  public mutating func write(
    _ line: [Run],
    in area: Rect,
    row: Int = 0,
    column: Int = 0,
    alignment: TextAlignment = .leading
  ) -> Int {
    let space = area.columns - column
    guard row >= 0, row < area.rows, space > 0 else { return column }
    let fitted = line.truncated(to: space)
    let shift =
      switch alignment {
      case .leading: 0
      case .center: (space - fitted.displayWidth) / 2
      case .trailing: space - fitted.displayWidth
      }
    let visible = area.intersection(bounds)
    var place = Point(column: area.column + column + shift, row: area.row + row)
    for run in fitted {
      let start = place
      let link = run.link.map { number(ofLink: $0) } ?? 0
      for glyph in Glyphs(run.text) {
        put(glyph, style: run.style, link: link, at: place, in: visible)
        place.column += glyph.width
      }
      if let target = run.target { mark(from: start, to: place, as: target) }
    }
    return place.column - area.column
  }

  /// Writes a text in one style into a row of a rectangle, and cuts what does not fit, marked by
  /// “…”.
  ///
  /// - Returns: The column behind the last glyph, counted in the rectangle.
  @discardableResult
  public mutating func write(
    _ text: String,
    _ style: Style = .plain,
    in area: Rect,
    row: Int = 0,
    column: Int = 0,
    alignment: TextAlignment = .leading
  ) -> Int {
    write([Run(text, style)], in: area, row: row, column: column, alignment: alignment)
  }

  /// Paints every cell of a rectangle with one style, and empties it unless told to keep the text.
  public mutating func fill(_ area: Rect, _ style: Style, keepingText: Bool = false) {
    let area = area.intersection(bounds)
    for row in area.row..<area.endRow where !area.isEmpty {
      for column in area.column..<area.endColumn {
        if keepingText {
          cells[row * size.columns + column].style = style
        } else {
          set(Cell(.space, style: style), column: column, row: row)
        }
      }
    }
  }

  /// Changes the styles of the cells of a rectangle.
  package mutating func restyle(_ area: Rect, _ change: (Style) -> Style) {
    let area = area.intersection(bounds)
    for row in area.row..<area.endRow where !area.isEmpty {
      for index in (row * size.columns + area.column)..<(row * size.columns + area.endColumn) {
        cells[index].style = change(cells[index].style)
      }
    }
  }

  /// Makes a rectangle clickable.
  public mutating func mark(_ area: Rect, as target: ClickTarget) {
    let visible = area.intersection(bounds)
    if !visible.isEmpty { zones.append(Zone(area: visible, target: target)) }
  }

  /// Changes the targets of the areas that were marked after the first `start`.
  mutating func retarget(zonesFrom start: Int, _ change: (ClickTarget) -> ClickTarget) {
    for index in zones.indices.dropFirst(start) {
      zones[index] = Zone(area: zones[index].area, target: change(zones[index].target))
    }
  }

  /// Removes all areas and links, so that only parts that are drawn afterwards can be clicked.
  package mutating func removeZones() {
    zones = []
    guard !links.isEmpty else { return }
    for index in cells.indices { cells[index].link = 0 }
    links = []
  }

  /// Returns the target of a click at a point; `nil` if there is none.
  public func target(at point: Point) -> ClickTarget? {
    zones.last { $0.area.contains(point) }?.target
  }

  /// Puts one glyph into its cells; one that does not fit whole leaves a space.
  ///
  /// The visible area must be inside the bounds.
  mutating func put(
    _ glyph: Glyph,
    style: Style,
    link: UInt16 = 0,
    at point: Point,
    in visible: Rect
  ) {
    guard point.row >= visible.row, point.row < visible.endRow else { return }
    let start = point.column
    let end = start + glyph.width
    guard start >= visible.column, end <= visible.endColumn else {
      for column in start..<end where visible.contains(Point(column: column, row: point.row)) {
        set(Cell(.space, style: style), column: column, row: point.row)
      }
      return
    }
    set(Cell(glyph, style: style, link: link), column: start, row: point.row)
    if glyph.width == 2 { set(.continuation(style), column: start + 1, row: point.row) }
  }

  /// Replaces a cell; what remains of a wide glyph it cuts in half becomes a space.
  private mutating func set(_ cell: Cell, column: Int, row: Int) {
    let index = row * size.columns + column
    let old = cells[index]
    if old.width == 0, cell.width != 0, column > 0 {
      cells[index - 1] = Cell(.space, style: cells[index - 1].style)
    }
    cells[index] = cell
    if old.width == 2, column + 1 < size.columns {
      cells[index + 1] = Cell(.space, style: cells[index + 1].style)
    }
  }
}
#endif
