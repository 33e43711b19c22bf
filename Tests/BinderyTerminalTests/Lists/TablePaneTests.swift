import BinderyNavigation
import BinderyTesting
import Testing

@testable import BinderyTerminal

struct TablePaneTests {
  private static let keys = KeyMap(["mark": ["*"]])

  private func app(_ table: NumberTable, rows: Int = 12) -> WidgetApp {
    WidgetApp(rows: rows, keys: Self.keys) { table.pane }
  }

  @Test func `rows are filtered as the user types, and Esc shows all again`() throws {
    let table = NumberTable(count: 30)
    let app = app(table)

    try app.press("j j / \"2\"")
    #expect(app.lines[0] == " / 2")
    #expect(app.lines[2].hasPrefix("row 2 "))
    #expect(app.lines.last?.hasPrefix(" Enter Done ") == true)
    try app.press("Down Enter Enter")
    #expect(table.opened == [12])
    try app.press("Esc")

    #expect(table.keyword == "")
    #expect(app.text.contains("row 11"))
  }

  @Test func `the selected row stays selected while others come and go`() throws {
    let table = NumberTable(count: 10)
    let app = app(table)
    try app.press("j j j")

    table.all.removeFirst(2)
    try app.press("Enter")
    table.all.insert(NumberTable.Row(id: 99, title: "new"), at: 0)
    try app.press("Enter")
    table.all.removeAll { $0.id == 3 }
    try app.press("Enter")

    #expect(table.opened == [3, 3, 4])
  }

  @Test func `visible rows are reported when others are on the screen, and not for each frame`()
    async throws
  {
    let table = NumberTable(count: 30)
    var reports: [[Int]] = []
    let app = WidgetApp(rows: 12, keys: Self.keys) {
      table.pane { rows, isAtTop in reports.append([rows.first?.id ?? -1, isAtTop ? 1 : 0]) }
    }
    _ = app.text
    await settle()
    _ = app.text
    await settle()
    #expect(reports == [[0, 1]])
    try app.press("G")
    await settle()
    _ = app.text
    await settle()

    #expect(reports.count == 2)
    #expect(reports.last?[1] == 0)
  }

  @Test func `more rows are asked for near the end`() throws {
    let table = NumberTable(count: 100)
    let app = app(table)

    try app.press("j")
    #expect(table.pages == 0)
    try app.press("G")

    #expect(table.pages == 1)
  }

  @Test func `more rows are asked for once if all of them fit, and after the list is loaded`()
    async throws
  {
    let table = NumberTable(count: 3)
    table.isLoading = true
    let app = app(table)
    _ = app.text
    await settle()
    #expect(table.pages == 0)

    table.isLoading = false
    for _ in 0..<2 {
      _ = app.text
      await settle()
    }
    #expect(table.pages == 1)
    table.keyword = "row 1"
    _ = app.text
    await settle()

    #expect(table.pages == 1)
  }

  @Test func `more rows are asked for again when the list was loaded again`() async {
    let table = NumberTable(count: 3)
    let app = app(table)

    var pages: [Int] = []
    for isLoading in [false, true, false, false] {
      table.isLoading = isLoading
      _ = app.text
      await settle()
      pages.append(table.pages)
    }

    #expect(pages == [1, 1, 2, 2])
  }

  @Test func `a click on an action in a row performs it on that row`() throws {
    let table = NumberTable(count: 5)
    let app = WidgetApp(rows: 12, keys: Self.keys) {
      .widget(
        TablePane(table, emptyText: "") { row, area, frame in
          frame.write(row.title, in: area)
          var rest = area
          frame.mark(rest.takeRight(4), as: .action("mark"))
        }
      )
    }

    try app.press("Click@39,3 Enter")

    #expect(table.marked == [3])
    #expect(table.opened == [3])
  }

  @Test func `the notice in place of rows tells why there are none`() throws {
    let table = NumberTable(count: 0)
    let app = app(table)
    #expect(app.text.contains("No numbers yet."))

    table.isLoading = true
    #expect(app.text.contains("⠋ Loading…"))
    table.failure = "The server does not respond."
    #expect(app.text.contains("The server does not respond."))
    #expect(app.text.contains("Press r to try again."))
    try app.press("r Click@20,5")
    #expect(table.refreshes == 2)

    table.failure = nil
    table.all = [NumberTable.Row(id: 1, title: "row 1")]
    try app.press("/ x")
    #expect(app.text.contains("Nothing matches “x”."))
  }

  @Test func `sections have headings, an index and keys`() throws {
    let table = NumberTable(count: 40)
    table.hasSections = true
    let app = app(table)
    #expect(app.lines[0] == "  Ten 0                              ┃ 0")

    try app.press("] ] Enter")
    #expect(table.opened == [20])
    try app.press("j [ Enter")
    #expect(table.opened == [20, 20])
    try app.press("Click@39,3 Enter")

    #expect(table.opened == [20, 20, 30])
  }

  @Test func `actions of a row are performed by key and from the menu`() throws {
    let table = NumberTable(count: 5)
    let app = app(table)

    try app.press("j *")
    #expect(table.marked == [1])
    #expect(app.lines.last?.contains("* Mark") == true)
    try app.press("j m")
    #expect(app.text.contains("╭─ Menu ─"))
    try app.press("j Enter")

    #expect(table.marked == [1, 2])
  }

  @Test func `a click selects a row and a second one opens it`() throws {
    let table = NumberTable(count: 5)
    let app = app(table)

    try app.press("Click@2,3")
    #expect(table.opened == [])
    try app.press("Click@2,3")

    #expect(table.opened == [3])
  }

  @Test func `only visible rows of a hundred thousand are drawn`() throws {
    let table = NumberTable(count: 100_000)
    var drawn: [Int] = []
    let app = WidgetApp {
      .widget(
        TablePane(table, emptyText: "") { row, area, frame in
          drawn.append(row.id)
          frame.write(row.title, in: area)
        }
      )
    }

    _ = app.frame
    #expect(drawn == Array(0..<11))
    drawn = []
    try app.press("G")
    _ = app.frame

    #expect(Set(drawn).isSubset(of: Set(0..<11).union(99_989..<100_000)))
    #expect(drawn.count <= 33)
  }
}
