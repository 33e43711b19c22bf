#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// The selected row and the scroll position of a list.
///
/// Only visible rows are drawn, so that a hundred thousand cost no more than a screenful.
public struct ListState {
  /// The selected row; meaningless while the list is empty.
  public private(set) var selection = 0
  private let name: String
  private(set) var offset = 0
  private var count = 0
  private(set) var page = 1

  /// Makes the state of a list, with a name that its clicks carry.
  public init(_ name: String) { self.name = name }

  /// Selects a row; drawing keeps it inside the list.
  public mutating func select(_ row: Int) { selection = max(0, row) }

  /// Selects a row that an action leads to, with a third of the page above it, unless it is visible
  /// with a third of the page below it.
  mutating func reveal(_ row: Int) {
    select(row)
    guard page > 1, !(offset..<offset + page * 2 / 3).contains(selection) else { return }
    offset = max(0, selection - page / 3)
  }

  /// Moves the selection.
  ///
  /// - Returns: Whether the event had a meaning for the list.
  @discardableResult
  public mutating func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .wheel(let lines, _): move(by: lines.signum())
    case .key(let key):
      guard let motion = Motion(key) else { return false }
      move(by: motion.distance(page: page, count: count))
    default: return false
    }
    return true
  }

  /// Selects the row that was clicked.
  ///
  /// - Returns: Whether it was selected before, which means that it should be opened; `nil` if
  ///   something else was clicked.
  @discardableResult
  public mutating func click(_ target: ClickTarget) -> Bool? {
    guard case .item(name, let row) = target else { return nil }
    let wasSelected = row == selection
    select(row)
    return wasSelected
  }

  /// Finds the rows that are about to be drawn.
  ///
  /// For reusable cells, which are bound to those rows before
  /// ``draw(_:rowHeight:headings:isFocused:in:of:row:)`` asks for them.
  public mutating func visibleRows(
    of count: Int,
    rowHeight: Int = 1,
    headings: [ListHeading] = [],
    in area: Rect
  ) -> Range<Int> {
    let layout = ListLayout(
      count: count,
      rowHeight: rowHeight,
      room: area.rows,
      headings: headings
    )
    self.count = count
    selection = min(max(0, selection), max(0, count - 1))
    offset = layout.settled(offset, showing: selection)
    let visible = layout.visible(from: offset)
    page = max(1, visible.count)
    return visible
  }

  /// Draws the visible rows, the selected one on a background of its own.
  ///
  /// - Parameters:
  ///   - count: The number of rows.
  ///   - rowHeight: The lines of each.
  ///   - headings: The headings of sections, by ascending start.
  ///   - isFocused: Whether the selection is shown.
  ///   - area: The area of the list.
  ///   - frame: The frame to draw into.
  ///   - row: Draws one row.
  public mutating func draw(
    _ count: Int,
    rowHeight: Int = 1,
    headings: [ListHeading] = [],
    isFocused: Bool = true,
    in area: Rect,
    of frame: inout Frame,
    row: (_ index: Int, _ isSelected: Bool, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    let visible = visibleRows(of: count, rowHeight: rowHeight, headings: headings, in: area)
    let hasBar = visible.count < count && area.columns > 4
    var rest = area.inset(right: hasBar ? 2 : 0)
    let layout = ListLayout(
      count: count,
      rowHeight: rowHeight,
      room: area.rows,
      headings: headings
    )
    for index in visible {
      if let words = layout.heading(above: index, isTopmost: index == offset) {
        frame.write(words, Style(.accent, .bold), in: rest.takeTop(1).inset(left: 2))
      }
      let line = rest.takeTop(min(rowHeight, rest.rows))
      let isSelected = isFocused && index == selection
      // Links and buttons of the row lie above the row.
      frame.mark(line, as: .item(name, index))
      row(index, isSelected, line, &frame)
      if isSelected { frame.restyle(line) { $0.inSelection } }
    }
    if hasBar { frame.scrollBar(in: area, offset: offset, page: page, count: count) }
  }

  private mutating func move(by rows: Int) {
    selection = min(max(0, selection + rows), max(0, count - 1))
  }
}
#endif
