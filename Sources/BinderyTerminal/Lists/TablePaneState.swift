#if canImport(Glibc) || canImport(Musl)
public import BinderyNavigation

/// The selection, scroll position and filter field of a ``TablePane``.
public final class TablePaneState<Table: TableViewModel> {
  var list: ListState
  var field: TextField
  var isFiltering = false
  private var rows: [Table.Row] = []
  /// The number of rows when the last frame that showed the end of the list has asked for more.
  private var countAtEnd = 0
  /// The restored row that was not found among the rows, so that only other rows are searched.
  private var missing: (id: String, rows: [Table.Row])?
  private var sections: Property<TableSections>?
  private weak var sectioned: Table?
  private var displayed: (rows: [Table.Row], isAtTop: Bool)?
  private var displayedOffsets: Range<Int>?

  init(name: String, placeholder: String) {
    list = ListState(name)
    field = TextField(placeholder: placeholder)
  }

  deinit {}

  /// Keeps the same row selected when the list has changed since it was drawn.
  ///
  /// An unchanged position costs one comparison, however long the list is. The view model of a list
  /// that is loaded in places asks for the row that is to be selected.
  func follow(_ new: [Table.Row], of table: Table) {
    defer { rows = new }
    let place = list.selection
    guard rows.indices.contains(place) else { return }
    let id = rows[place].id
    if new.indices.contains(place), new[place].id == id { return }
    if table.rowCount > new.count {
      if let offset = new.firstIndex(where: { $0.id == id }) { list.select(offset) }
      return
    }
    var selection = Selection(id)
    selection.follow(from: rows, to: new)
    if let offset = selection.offset(in: new) { list.select(offset) }
  }

  /// Selects the restored row as soon as it is loaded, and stores the selected row.
  func restore(_ table: Table, in rows: [Table.Row]) {
    guard let table = table as? any RestorableTable else { return }
    if let offset = table.selectedRow.offset {
      list.reveal(min(offset, table.rowCount - 1))
      table.selectedRow.finishRestoration()
    }
    if let id = table.selectedRow.restored {
      restore(id, of: table, in: rows)
    } else {
      missing = nil
    }
    if rows.indices.contains(list.selection) {
      table.selectedRow.note("\(rows[list.selection].id)", at: list.selection)
    } else if let row = table.row(at: list.selection) {
      table.selectedRow.note("\(row.id)")
    }
  }

  private func restore(_ id: String, of table: any RestorableTable, in rows: [Table.Row]) {
    if let missing, missing.id == id, missing.rows == rows { return }
    guard let offset = table.selectedRow.offset(in: rows) else {
      missing = (id, rows)
      return
    }
    list.reveal(offset)
    table.selectedRow.finishRestoration()
  }

  /// Returns the sections of the table, which are read again after they have changed, and not for
  /// each frame.
  func sections(of table: Table) -> TableSections {
    if let sections, sectioned === table { return sections.value }
    let made = computed { [weak table] in TableSections(table) }
    sections = made
    sectioned = table
    return made.value
  }

  /// Stops waiting for the restored row, because the user has chosen another place.
  func endRestoration(of table: Table) {
    (table as? any RestorableTable)?.selectedRow.finishRestoration()
  }

  /// Asks for more rows once the frame is drawn, if it shows the end of an unfiltered list.
  ///
  /// It asks once for a number of rows until another part is visible or the list is loaded again,
  /// and not while the whole list is being loaded.
  func askForMore(of table: Table, in count: Int) {
    let isAtEnd = list.offset + list.page >= count
    guard isAtEnd, !table.isLoading else {
      countAtEnd = 0
      return
    }
    guard table.keyword.isEmpty, count != countAtEnd else { return }
    countAtEnd = count
    Task { table.loadMore() }
  }

  /// Reports visible rows once the frame is drawn, unless they are those that were reported before.
  ///
  /// A frame that reports each time would never let the program settle.
  func display(
    _ visible: [Table.Row],
    isAtTop: Bool,
    to report: @escaping (_ rows: [Table.Row], _ isAtTop: Bool) -> Void
  ) {
    if let displayed, displayed == (visible, isAtTop) { return }
    displayed = (visible, isAtTop)
    Task { report(visible, isAtTop) }
  }

  /// Reports the offsets of visible rows once the frame is drawn, unless they are those that were
  /// reported before.
  func display(_ offsets: Range<Int>, of table: Table) {
    guard displayedOffsets != offsets else { return }
    displayedOffsets = offsets
    Task { table.display(offsets) }
  }

  /// Selects the first row, whichever rows there will be.
  func selectFirst() {
    rows = []
    list.select(0)
  }
}
#endif
