#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

/// The scroll position of a text.
public struct ScrollState {
  /// The columns of the bar and the gap before it.
  public static let barColumns = 2

  /// The first visible row.
  public private(set) var offset = 0
  private var count = 0
  private var page = 1

  /// Begins at the top.
  public init() {}

  /// Moves by rows; drawing keeps it inside the text.
  public mutating func move(by rows: Int) {
    offset = min(max(0, offset + rows), max(0, count - page))
  }

  /// Moves a row to the top; the next drawing keeps the position inside the text, whose length may
  /// have changed.
  public mutating func move(to row: Int) { offset = max(0, row) }

  /// Goes back to the top.
  package mutating func reset() { offset = 0 }

  /// The scroll position from 0 to 100, or `nil` if the whole text is visible.
  public var percentage: Int? {
    count > page ? min(100, offset * 100 / (count - page)) : nil
  }

  /// Draws the visible rows, and a bar where there are more.
  ///
  /// With a `restored` page it begins at the position that is to be restored, and stores the
  /// position for the next start.
  public mutating func draw(
    _ count: Int,
    in area: Rect,
    of frame: inout Frame,
    restoring restored: (any RestorablePage)? = nil,
    row: (_ index: Int, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    self.count = count
    page = max(1, area.rows)
    let room = max(0, count - page)
    // Until the user scrolls: the text may be loaded in parts.
    if let fraction = restored?.scrollPosition.restored {
      offset = Int((fraction * Double(room)).rounded())
    }
    offset = min(max(0, offset), room)
    if room > 0 { restored?.scrollPosition.note(Double(offset) / Double(room)) }
    let hasBar = count > page && area.columns > 4
    let text = area.inset(right: hasBar ? Self.barColumns : 0)
    for place in 0..<min(area.rows, max(0, count - offset)) {
      let line = Rect(column: text.column, row: text.row + place, columns: text.columns, rows: 1)
      row(offset + place, line, &frame)
    }
    if hasBar { frame.scrollBar(in: area, offset: offset, page: page, count: count) }
  }

  /// Moves by the wheel or a key.
  ///
  /// - Returns: Whether the event had a meaning for the text.
  @discardableResult
  public mutating func handle(_ event: InputEvent) -> Bool {
    guard let distance = distance(of: event) else { return false }
    move(by: distance)
    return true
  }

  /// Returns the number of rows by which the wheel or a key moves; `nil` for another event.
  public func distance(of event: InputEvent) -> Int? {
    switch event {
    case .wheel(let lines, _): lines
    case .key(let key): Motion(key)?.distance(page: page, count: count)
    default: nil
    }
  }
}

extension Frame {
  /// Draws a scroll bar at the right edge.
  mutating func scrollBar(in area: Rect, offset: Int, page: Int, count: Int) {
    let length = max(1, area.rows * page / max(1, count))
    let room = area.rows - length
    let start = count > page ? room * offset / (count - page) : 0
    for row in 0..<area.rows {
      let isThumb = row >= start && row < start + length
      write(
        isThumb ? "┃" : "│",
        Style(isThumb ? .muted : .border),
        in: area,
        row: row,
        column: area.columns - 1
      )
    }
  }
}
#endif
