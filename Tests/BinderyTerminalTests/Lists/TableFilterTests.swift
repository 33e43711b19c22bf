import BinderyNavigation
import Testing

@testable import BinderyTerminal

struct TableFilterTests {
  private func app(_ table: NumberTable, _ filter: FilterStyle) -> WidgetApp {
    WidgetApp(columns: 70) {
      .widget(
        TablePane(table, emptyText: "None.", filter: filter, placeholder: "Look for") {
          row,
          area,
          frame in frame.write(row.title, in: area)
        }
      )
    }
  }

  @Test func `a search field is always visible, and Enter searches`() throws {
    let table = NumberTable(count: 5)
    var searches: [String] = []
    let app = app(table, .search { searches.append(table.keyword) })
    #expect(app.lines[0] == " / Look for")
    #expect(app.lines.last?.contains("/ Search") == true)

    try app.press("/ \"row 3\"")
    #expect(app.lines.last?.hasPrefix(" Enter Search   Esc Clear ") == true)
    try app.press("Enter Enter")

    #expect(searches == ["row 3"])
    #expect(table.opened == [3])
  }

  @Test func `an empty search goes on, and Esc leaves the results`() throws {
    let table = NumberTable(count: 5)
    let app = app(table, .search {})

    try app.press("/ Enter 4 Enter")
    #expect(table.keyword == "4")
    #expect(app.lines.last?.contains("Esc Clear") == true)
    try app.press("Esc")

    #expect(table.keyword == "")
    #expect(app.lines[0] == " / Look for")
  }

  @Test func `the rows below a search field are reached by Down, the field by a click`() throws {
    let table = NumberTable(count: 5)
    let app = app(table, .search {})

    try app.press("/ Down j Enter")
    #expect(table.opened == [1])
    try app.press("Click@5,0 2")

    #expect(table.keyword == "2")
  }

  @Test func `in a picker Enter chooses while the user filters, and so does one click`() throws {
    let table = NumberTable(count: 30)
    let app = app(table, .picker)

    try app.press("Click@2,3")
    #expect(table.opened == [3])
    try app.press("/ \"2\" Down")
    #expect(app.lines.last?.hasPrefix(" Enter Choose ") == true)
    try app.press("Enter")

    #expect(table.opened == [3, 12])
  }

  @Test func `a filtered list has a hint to show all, and leaves the other keys to go back`() throws
  {
    let table = NumberTable(count: 30)
    let app = app(table, .list)
    app.router.push(.widgets(WidgetViewModel({ [] }, app.viewModel.makeLayout)))

    try app.press("/ 2 Enter")

    #expect(app.lines.last?.contains("Esc Show all") == true)
    #expect(app.host.actions.action(id: "back")?.keys == ["q"])
  }
}
