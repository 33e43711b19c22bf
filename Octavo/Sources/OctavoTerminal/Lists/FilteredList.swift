import BinderyTerminal
import OctavoViewModels

/// A list with a filter line above it: what all list screens look like.
///
/// It is the terminal's half of the table pair: it draws any ``TableViewModel``. The selected row
/// stays selected while others come and go around it.
struct FilteredList<Table: TableViewModel> {
  var list: ListState
  private var rows: [Table.Row] = []
  private var field: TextField
  private(set) var isFiltering = false
  let name: String

  init(_ name: String, placeholder: String = "Filter") {
    self.name = name
    list = ListState(name)
    field = TextField(placeholder: placeholder)
  }

  var selection: Int { list.selection }

  mutating func select(_ row: Int) { list.select(row) }

  mutating func beginFiltering() { isFiltering = true }

  /// Draws the rows, or what is to be said in their place.
  mutating func draw(
    _ table: Table,
    emptyWords: String,
    rowHeight: Int = 1,
    headings: [ListHeading] = [],
    in area: Rect,
    of frame: inout Frame,
    row: (_ row: Table.Row, _ area: Rect, _ frame: inout Frame) -> Void
  ) {
    var area = area
    if isFiltering || !table.keyword.isEmpty { drawFilter(table.keyword, in: &area, of: &frame) }
    let rows = table.rows
    follow(rows)
    restoreSelection(of: table, in: rows)
    switch table.content {
    case .rows:
      list.draw(rows.count, rowHeight: rowHeight, headings: headings, in: area, of: &frame) {
        index,
        _,
        area,
        frame in row(rows[index], area, &frame)
      }
    case .loading: frame.loading(in: area)
    case .empty: frame.message([[Run(emptyWords, .muted)]], in: area)
    case .failed(let words): frame.failure(words, in: area)
    case .noMatches(let keyword):
      frame.message([[Run("Nothing matches “\(keyword.truncated(to: 30))”.", .muted)]], in: area)
    }
  }

  /// Filters and moves, or tells that the event meant something else.
  mutating func handle(_ event: InputEvent, of table: Table) -> Bool {
    (table as? any RestorableTable)?.selectedRow.finishRestoration()
    defer { table.reached(list.selection) }
    if case .key(KeyPress(.escape)) = event, isFiltering || !table.keyword.isEmpty {
      isFiltering = false
      table.keyword = ""
      return true
    }
    guard isFiltering else {
      if case .wheel = event { return list.handle(event) }
      return false
    }
    switch event {
    case .key(KeyPress(.enter)): isFiltering = false
    case .key(KeyPress(.up)), .key(KeyPress(.down)), .key(KeyPress(.pageUp)),
      .key(KeyPress(.pageDown)), .wheel:
      list.handle(event)
    default:
      field.update(table.keyword)
      guard field.handle(event) else { return false }
      table.keyword = field.text
      // Whoever types looks at what is found first, wherever the selection was.
      rows = []
      list.select(0)
    }
    return true
  }

  /// The selected row, if there is one.
  func selectedRow(of table: Table) -> Table.Row? { table.row(at: list.selection) }

  /// Moves the selection, and asks for more rows where it nears the end.
  mutating func move(_ event: InputEvent, in table: Table) {
    list.handle(event)
    table.reached(list.selection)
  }

  mutating func click(_ target: ClickTarget) -> Bool? { list.click(target) }

  /// Keeps the same row selected when the list has changed since it was drawn.
  private mutating func follow(_ new: [Table.Row]) {
    var selection = Selection<Table.Row.ID>()
    if rows.indices.contains(list.selection) { selection.select(rows[list.selection].id) }
    selection.follow(from: rows, to: new)
    if let offset = selection.offset(in: new) { list.select(offset) }
    rows = new
  }

  /// Selects the row that was selected the last time, as soon as it is there, and stores the selected
  /// row for the next time.
  private mutating func restoreSelection(of table: Table, in rows: [Table.Row]) {
    guard let table = table as? any RestorableTable else { return }
    if let id = table.selectedRow.restored,
      let offset = rows.firstIndex(where: { "\($0.id)" == id })
    {
      list.select(offset)
      table.selectedRow.finishRestoration()
    }
    if rows.indices.contains(list.selection) {
      table.selectedRow.note("\(rows[list.selection].id)")
    }
  }

  private mutating func drawFilter(_ keyword: String, in area: inout Rect, of frame: inout Frame) {
    field.update(keyword)
    var line = area.takeTop(1).inset(left: 1, right: 1)
    frame.write("/ ", Style(.accent, .bold), in: line.takeLeft(2))
    field.draw(isFocused: isFiltering, in: line, of: &frame)
    _ = area.takeTop(area.rows > 6 ? 1 : 0)
  }
}
