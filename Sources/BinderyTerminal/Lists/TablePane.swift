#if canImport(Glibc) || canImport(Musl)
public import Bindery

/// A list of the rows of any `TableViewModel`.
///
/// It shows the filter, the headings and the index of sections, and in place of the rows whether
/// they are loading, missing or could not be loaded. It asks for more rows near the end, keeps the
/// selected row selected while others come and go, and has the actions of the selected row, if the
/// view model is `RowActionProviding`; an area that a row marks as an action performs it on that
/// row. The selected row of a `RestorableTable` is stored there, and
/// the restored one is selected when it is loaded. Only the visible rows are drawn.
///
/// ```swift
/// TablePane(viewModel, emptyText: "No books yet.") { book, area, frame in
///   frame.write([Run(book.title, .bold), Run("  " + book.author, .muted)], in: area)
/// }
/// ```
public struct TablePane<Table: TableViewModel>: Widget {
  /// The name of the widget.
  public let name: String
  let table: Table
  let emptyText: String
  let rowHeight: Int
  let retry: KeyPress?
  let onDisplay: ((_ rows: [Table.Row], _ isAtTop: Bool) -> Void)?
  let filter: FilterStyle
  let placeholder: String
  let drawRow: (_ row: Table.Row, _ area: Rect, _ frame: inout Frame) -> Void

  /// Makes the list of a view model.
  ///
  /// - Parameters:
  ///   - table: The view model.
  ///   - name: The name of the widget.
  ///   - emptyText: The text for a list without rows.
  ///   - filter: The way in which the filter is used.
  ///   - placeholder: The text in an empty filter.
  ///   - rowHeight: The lines of a row.
  ///   - retry: The key that loads the list again.
  ///   - onDisplay: Called after a frame whose rows differ from those of the frame before it.
  ///   - row: Draws a row.
  public init(
    _ table: Table,
    name: String = "table",
    emptyText: String,
    filter: FilterStyle = .list,
    placeholder: String = "Filter",
    rowHeight: Int = 1,
    retry: KeyPress? = "r",
    onDisplay: ((_ rows: [Table.Row], _ isAtTop: Bool) -> Void)? = nil,
    row: @escaping (_ row: Table.Row, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    self.table = table
    self.name = name
    self.emptyText = emptyText
    self.filter = filter
    self.placeholder = placeholder
    self.rowHeight = rowHeight
    self.retry = retry
    self.onDisplay = onDisplay
    drawRow = row
  }

  /// True.
  public var isFocusable: Bool { true }

  /// Makes the selection, the scroll position and the filter field.
  public func makeState() -> TablePaneState<Table> {
    let state = TablePaneState<Table>(name: name, placeholder: placeholder)
    state.isFiltering = filter.isPalette
    return state
  }

  /// Whether the filter takes typed characters.
  public func isTyping(_ state: TablePaneState<Table>) -> Bool { state.isFiltering }

  /// Draws the filter, the index and the rows, or the notice in their place.
  public func draw(
    _ state: TablePaneState<Table>,
    isFocused: Bool,
    in area: Rect,
    of frame: inout Frame
  ) {
    var area = area
    let keyword = table.keyword
    if state.isFiltering || filter.isSearch || !keyword.isEmpty {
      drawFilter(keyword, state, isFocused: isFocused, in: &area, of: &frame)
    }
    drawChips(in: &area, of: &frame)
    let rows = table.rows
    let count = table.rowCount
    state.follow(rows, of: table)
    state.restore(table, in: rows)
    if let notice = StateView(table.content, emptyText: emptyText, retry: retry) {
      notice.draw(in: area, of: &frame)
      return
    }
    let sections = state.sections(of: table)
    // An index of which a part is missing would mislead.
    if sections.indexTitles.count > 1, sections.indexTitles.count <= area.rows {
      drawIndex(sections.indexTitles, in: area.takeRight(2), of: &frame)
    }
    state.list.draw(
      count,
      rowHeight: rowHeight,
      headings: sections.headings,
      isFocused: isFocused && !(filter.isSearch && state.isFiltering),
      in: area,
      of: &frame
    ) { index, _, area, frame in
      guard let row = rows.indices.contains(index) ? rows[index] : table.row(at: index) else {
        return
      }
      let start = frame.zones.count
      drawRow(row, area, &frame)
      drawMark(of: row, at: index, in: area, of: &frame)
      frame.retarget(zonesFrom: start) { target in
        guard case .action(let id) = target else { return target }
        return .item(actionName + id, index)
      }
    }
    state.askForMore(of: table, in: count)
    let start = state.list.offset
    let visible = start..<start + state.list.page
    if count > rows.count { state.display(visible.clamped(to: 0..<count), of: table) }
    if let onDisplay {
      let shown = rows[visible.clamped(to: rows.indices)]
      state.display(Array(shown), isAtTop: start == 0, to: onDisplay)
    }
  }

  private func drawFilter(
    _ keyword: String,
    _ state: TablePaneState<Table>,
    isFocused: Bool,
    in area: inout Rect,
    of frame: inout Frame
  ) {
    state.field.update(keyword)
    var line = area.takeTop(1).inset(left: 1, right: 1)
    frame.mark(line, as: .item(filterName, 0))
    frame.write("/ ", Style(.accent, .bold), in: line.takeLeft(2))
    state.field.draw(isFocused: isFocused && state.isFiltering, in: line, of: &frame)
    let hasChips = (table as? any ChipFiltering)?.chips.isEmpty == false
    _ = area.takeTop(area.rows > 6 && !hasChips ? 1 : 0)
  }

  private func drawIndex(_ titles: [String], in area: Rect, of frame: inout Frame) {
    var rest = area
    for (index, title) in titles.enumerated() {
      let line = rest.takeTop(1)
      frame.write(title, .muted, in: line, alignment: .trailing)
      frame.mark(line, as: .item(indexName, index))
    }
  }

  /// The beginning of the names of areas in rows that perform an action of their row.
  var actionName: String { "\(name).action." }
  var filterName: String { "\(name).filter" }
  var indexName: String { "\(name).index" }
}
#endif
