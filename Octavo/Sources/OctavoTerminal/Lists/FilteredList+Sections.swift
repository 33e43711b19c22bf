import BinderyTerminal
import OctavoViewModels

extension FilteredList where Table: SectionedTableViewModel {
  private var indexName: String { "\(name).index" }

  /// Draws the rows below the headings of their sections, with the index at the side where there is
  /// one, or what is to be said in their place.
  mutating func draw(
    _ table: Table,
    emptyWords: String,
    rowHeight: Int = 1,
    in area: Rect,
    of frame: inout Frame,
    row: (_ row: Table.Row, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    var area = area
    let titles = table.sectionIndexTitles
    // An index of which a part is missing would mislead.
    if titles.count > 1, titles.count <= area.rows {
      drawIndex(titles, in: area.takeRight(2), of: &frame)
    }
    draw(
      table,
      emptyWords: emptyWords,
      rowHeight: rowHeight,
      headings: table.headings,
      in: area,
      of: &frame,
      row: row
    )
  }

  /// Goes to the section that a click on the index points at, or tells that it was none.
  mutating func jump(to target: ClickTarget, in table: Table) -> Bool {
    guard case .item(indexName, let index) = target else { return false }
    if let row = table.row(atIndex: index) { list.select(row) }
    return true
  }

  /// Goes to the beginning of the next section, of this one, or of the one before.
  mutating func jump(forward: Bool, in table: Table) {
    let starts = untracked { table.headings }.map(\.start)
    let row =
      forward
      ? starts.first { $0 > list.selection } : starts.last { $0 < list.selection }
    if let row { list.select(row) }
    table.reached(list.selection)
  }

  private func drawIndex(_ titles: [String], in area: Rect, of frame: inout Frame) {
    var rest = area
    for (index, title) in titles.enumerated() {
      let line = rest.takeTop(1)
      frame.write(title, .muted, in: line, alignment: .trailing)
      frame.mark(line, as: .item(indexName, index))
    }
  }
}
