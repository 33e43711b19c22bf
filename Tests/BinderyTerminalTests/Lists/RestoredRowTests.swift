import BinderyNavigation
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
}
