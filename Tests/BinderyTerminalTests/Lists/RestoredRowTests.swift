import BinderyNavigation
import Synchronization
import Testing

@testable import BinderyTerminal

struct RestoredRowTests {
  @Test func `the restored row is selected when it is loaded`() throws {
    let table = NumberTable(count: 0)
    let app = WidgetApp { table.pane }
    table.restore(["row": "7"])
    _ = app.frame

    table.all = NumberTable(count: 20).all
    _ = app.frame
    try app.press("Enter")

    #expect(table.opened == [7])
    #expect(table.restorableState == ["row": "7"])
  }

  @Test func `the selected row is stored`() throws {
    let table = NumberTable(count: 20)
    let app = WidgetApp { table.pane }

    try app.press("j j")
    _ = app.frame

    #expect(table.restorableState == ["row": "2"])
  }

  @Test func `a user who has moved on stays there`() throws {
    let table = NumberTable(count: 5)
    let app = WidgetApp { table.pane }
    table.restore(["row": "7"])

    try app.press("j")
    table.all = NumberTable(count: 20).all
    _ = app.frame
    try app.press("Enter")

    #expect(table.opened == [1])
  }

  // C79
  @Test func `a restored row that is not loaded yet is not searched again among the same rows`() {
    let table = CountedTable(count: 1_000)
    let tick = MutableProperty(0)
    let app = WidgetApp {
      _ = tick.value
      return .widget(TablePane(table, emptyText: "") { _, _, _ in })
    }
    table.restore(["row": "7000"])
    _ = app.frame
    let reads = table.reading.count

    tick.value = 1
    _ = app.frame
    #expect(table.reading.count < reads + 100)
    table.restore(["row": "3"])
    tick.value = 2
    _ = app.frame

    #expect(table.selectedRow.restored == nil)
    #expect(table.restorableState == ["row": "3"])
  }
}

private final class CountedTable: ViewModel, TableViewModel, RestorableTable {
  let title = "Numbers"
  let rows: [CountedRow]
  let reading: Reading
  var keyword = ""
  var selectedRow = SelectedRow()

  init(count: Int) {
    let reading = Reading()
    self.reading = reading
    rows = (0..<count).map { CountedRow(number: $0, reading: reading) }
  }

  var content: ListContent { .rows }

  func open(_ row: CountedRow) {}
}

private nonisolated struct CountedRow: Identifiable, Equatable {
  let number: Int
  let reading: Reading

  var id: Int {
    reading.number.withLock { $0 += 1 }
    return number
  }

  static func == (left: CountedRow, right: CountedRow) -> Bool { left.number == right.number }
}

private nonisolated final class Reading: Sendable {
  let number = Mutex(0)

  var count: Int { number.withLock(\.self) }

  init() {}

  deinit {}
}
