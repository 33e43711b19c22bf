import BinderyNavigation
import Testing

@testable import BinderyTerminal

/// A table of numbers whose filter has conditions.
private final class ChippedNumbers: ViewModel, ChipFiltering {
  let title = "Numbers"
  @MutableProperty var keyword = "even small"
  let rows = (0..<8).map { NumberTable.Row(id: $0, title: "row \($0)") }
  let content = ListContent.rows

  isolated deinit {}

  var chips: [FilterChip] {
    keyword.split(separator: " ").map { FilterChip("\($0)", title: "\($0)") }
  }

  func remove(_ chip: FilterChip) {
    keyword = chips.filter { $0 != chip }.map(\.id).joined(separator: " ")
  }

  func open(_ row: NumberTable.Row) {}
}

struct TableChipsTests {
  private let table = ChippedNumbers()
  private let app: WidgetApp

  init() {
    app = WidgetApp(rows: 12, keys: KeyMap([:])) { [table] in
      .widget(
        TablePane(table, emptyText: "None.") { row, area, frame in
          frame.write(row.title, in: area.inset(left: 2))
        }
      )
    }
  }

  private var chips: String? { app.lines.first { $0.contains("×") } }

  @Test func `the conditions are between the filter and the rows, and a click removes one`() throws
  {
    let before = chips
    try app.press("Click@3,1")

    #expect(before == "  even ×   small ×")
    #expect(table.keyword == "small" && chips == "  small ×")
    try app.press("Click@3,1")
    #expect(table.keyword.isEmpty && chips == nil)
  }

  @Test func `conditions without room are counted, and a title cannot be longer than the line`()
    throws
  {
    table.keyword = (1...40).map { "condition-\($0)" }.joined(separator: " ")
    let many = chips
    table.keyword = String(repeating: "m", count: 200) + " \u{1B}[31mred"

    #expect(many?.contains("condition-2 ×") == true && many?.contains("+3") == true)
    #expect(chips?.contains("mmm… ×") == true && chips?.contains("\u{1B}") == false)
  }

  @Test func `a click on a chip that has left does nothing`() throws {
    let pane = TablePane(table, emptyText: "None.") { _, _, _ in }
    pane.removeChip(at: 7)

    #expect(table.keyword == "even small")
  }
}
