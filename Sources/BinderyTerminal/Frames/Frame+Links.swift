#if canImport(Glibc) || canImport(Musl)
nonisolated extension Frame {
  /// Returns the number of a link, and adds it to the list if it is new.
  ///
  /// - Returns: The number, or 0 if the list is full.
  mutating func number(ofLink address: String) -> UInt16 {
    if let index = links.firstIndex(of: address) { return UInt16(index + 1) }
    guard links.count < Int(UInt16.max) else { return 0 }
    links.append(address)
    return UInt16(links.count)
  }

  /// Makes the cells of one row from `start` to before `end` clickable.
  mutating func mark(from start: Point, to end: Point, as target: ClickTarget) {
    mark(
      Rect(column: start.column, row: start.row, columns: end.column - start.column, rows: 1),
      as: target
    )
  }

  /// Returns the address of the link at a cell; `nil` without one.
  func link(of cell: Cell) -> String? {
    cell.link > 0 && Int(cell.link) <= links.count ? links[Int(cell.link) - 1] : nil
  }

  /// Returns the frame with the numbers that its links have in another list, so that its cells can
  /// be compared with those of the frame of that list.
  ///
  /// A link that is not in the list has a number that no link has.
  func numbering(links other: [String]) -> Frame {
    guard links != other else { return self }
    let places = Dictionary(zip(other, 1...)) { first, _ in first }
    let numbers = links.map { places[$0].map { UInt16($0) } ?? .max }
    var frame = self
    for index in frame.cells.indices where frame.cells[index].link > 0 {
      frame.cells[index].link = numbers[Int(frame.cells[index].link) - 1]
    }
    frame.links = other
    return frame
  }

  /// Copies rows of another frame, with all that can be clicked in them.
  ///
  /// - Parameters:
  ///   - source: The other frame.
  ///   - offset: The first row of the other frame to copy.
  ///   - area: The destination; rows and columns beyond it are left out.
  mutating func copy(_ source: Frame, from offset: Int, to area: Rect) {
    let visible = area.intersection(bounds)
    let moved = (column: area.column, row: area.row - offset)
    for row in visible.row..<visible.endRow where row - moved.row < source.size.rows {
      for column in visible.column..<min(visible.endColumn, area.column + source.size.columns) {
        var cell = source[Point(column: column - moved.column, row: row - moved.row)]
        cell.link = source.link(of: cell).map { number(ofLink: $0) } ?? 0
        cells[row * size.columns + column] = cell
      }
    }
    for zone in source.zones {
      let shifted = Rect(
        column: zone.area.column + moved.column,
        row: zone.area.row + moved.row,
        columns: zone.area.columns,
        rows: zone.area.rows
      )
      mark(shifted.intersection(visible), as: zone.target)
    }
    if let point = source.cursor {
      let shifted = Point(column: point.column + moved.column, row: point.row + moved.row)
      if visible.contains(shifted) { cursor = shifted }
    }
    isAnimated = isAnimated || source.isAnimated
  }
}
#endif
