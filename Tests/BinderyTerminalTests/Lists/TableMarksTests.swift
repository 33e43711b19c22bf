import BinderyNavigation
import Testing

@testable import BinderyTerminal

/// A table of numbers that can be marked.
private final class MarkedNumbers: ViewModel, MarkableTable {
  let title = "Numbers"
  @MutableProperty var keyword = ""
  @MutableProperty var marks: Set<Int> = []
  @MutableProperty var rows = (0..<8).map { NumberTable.Row(id: $0, title: "row \($0)") }
  var opened: [Int] = []
  let content = ListContent.rows

  isolated deinit {}

  func open(_ row: NumberTable.Row) { opened.append(row.id) }

  func actions(for rows: [NumberTable.Row]) -> [ScreenAction] {
    [
      ScreenAction("remove", "Remove") {
        self.rows.removeAll { row in rows.contains { $0.id == row.id } }
      }
    ]
  }
}

struct TableMarksTests {
  private let table = MarkedNumbers()
  private let app: WidgetApp

  init() {
    let keys = KeyMap([
      "mark": [" "], "mark.all": ["*"], "remove": ["x"],
      "select.down": [KeyPress(.down, .shift)], "select.up": [KeyPress(.up, .shift)],
    ])
    app = WidgetApp(rows: 12, keys: keys) { [table] in
      .widget(
        TablePane(table, emptyText: "None.") { row, area, frame in
          frame.write(row.title, in: area.inset(left: 2))
        }
      )
    }
  }

  private var markedLines: [String] {
    app.lines.filter { $0.hasPrefix("▌") }
      .map { $0.dropFirst(2).split(separator: "  ").first.map(String.init) ?? "" }
  }

  @Test func `Space marks a row and goes on, and a key applies to all marked rows`() throws {
    try app.press("Space Space j Space")
    let marked = markedLines
    try app.press("x")

    #expect(marked == ["row 0", "row 1", "row 3"])
    #expect(table.rows.map(\.id) == [2, 4, 5, 6, 7])
    #expect(markedLines.isEmpty)
  }

  @Test func `Shift and an arrow mark the rows over which they move`() throws {
    try app.press("j Shift+Down Shift+Down")
    #expect(table.marks == [1, 2, 3])

    try app.press("G Shift+Up")
    #expect(table.marks == [1, 2, 3, 6, 7])
  }

  @Test func `Esc removes the marks, and then the filter`() throws {
    table.keyword = "row"
    try app.press("*")
    #expect(table.marks.count == 8)

    try app.press("Esc")
    #expect(table.marks.isEmpty && table.keyword == "row")
    try app.press("Esc")
    #expect(table.keyword.isEmpty)
  }

  @Test func `a click at the edge of a row marks it, and one on the row selects it`() throws {
    try app.press("Click@0,2 Click@5,4")
    #expect(table.marks == [2])
    #expect(table.opened.isEmpty)

    try app.press("Click@1,2")
    #expect(table.marks.isEmpty)
  }

  @Test func `in the filter a space is typed`() throws {
    try app.press("/ Space")

    #expect(table.keyword == " " && table.marks.isEmpty)
  }
}
