import BinderyNavigation
import Testing

@testable import BinderyTerminal

/// A list whose rows are read where the user looks at them.
struct PlacedTableTests {
  /// Some rows at the beginning, and as many others as are asked for.
  private final class Table: ViewModel, TableViewModel, RestorableTable {
    nonisolated struct Row: Identifiable, Equatable {
      let id: Int
    }

    let title = "Numbers"
    @MutableProperty var keyword = ""
    @MutableProperty var loaded = 500
    @MutableProperty var rowCount = 500
    var selectedRow = SelectedRow()

    override init() {}

    var content: ListContent { .rows }
    var rows: [Row] { (0..<loaded).map { Row(id: $0) } }

    func row(at offset: Int) -> Row? { offset < rowCount ? Row(id: offset) : nil }
    func open(_ row: Row) {}
  }

  private let table = Table()
  private let app: WidgetApp

  init() {
    app = WidgetApp { [table] in
      .widget(
        TablePane(table, emptyText: "") { row, area, frame in
          frame.write("row \(row.id)", in: area)
        }
      )
    }
  }

  @Test func `the selected row is stored, also where it is not among the first rows`() throws {
    (table.loaded, table.rowCount) = (3, 100_000)

    try app.press("G")
    _ = app.frame

    #expect(table.selectedRow.id == "99999")
  }

  @Test func `the selection stays where it is when the rows are no longer all there`() throws {
    try app.press("G")
    _ = app.frame

    (table.loaded, table.rowCount) = (0, 100_000)
    _ = app.frame

    #expect(table.selectedRow.id == "499")
    #expect(app.text.contains("row 499"))
  }
}
