import Testing

@testable import BinderyTerminal

/// A list with its state, drawn as often as wanted.
private final class DrawnList {
  var state = ListState("list")

  func draw(count: Int) -> String {
    var frame = Frame(size: Size(columns: 10, rows: 4))
    state.draw(count, in: frame.bounds, of: &frame) { index, isSelected, area, frame in
      frame.write("\(isSelected ? ">" : " ")\(index)", in: area)
    }
    return frame.text
  }

  func press(_ keys: KeyPress...) {
    for key in keys { state.handle(.key(key)) }
  }
}

struct ListStateTests {
  @Test func `the selection stays on show with as little scrolling as possible`() {
    let list = DrawnList()
    #expect(list.draw(count: 9) == ">0       ┃\n 1       │\n 2       │\n 3       │")

    list.press("j", "j", "j", "j")
    #expect(list.draw(count: 9).hasPrefix(" 1       ┃\n 2"))

    list.press("k")
    #expect(list.draw(count: 9).contains(" 1       ┃\n 2       │\n>3"))

    list.press("G")
    #expect(list.draw(count: 9).hasSuffix(">8       ┃"))

    list.press("g")
    #expect(list.draw(count: 9).hasPrefix(">0"))
  }

  @Test func `a list that shrinks keeps a selection inside`() {
    let list = DrawnList()
    _ = list.draw(count: 100)
    list.press("G")

    #expect(list.draw(count: 3) == " 0\n 1\n>2\n")
    #expect(list.state.selection == 2)
    #expect(list.draw(count: 0) == "\n\n\n")
    #expect(list.state.selection == 0)
  }

  @Test(arguments: [0, 2, 9, 100])
  func `the rows to be drawn are known beforehand`(count: Int) {
    var state = ListState("list")
    var frame = Frame(size: Size(columns: 10, rows: 5))
    _ = state.visibleRows(of: count, rowHeight: 2, in: frame.bounds)
    state.handle(.key("j"))
    state.handle(.key("j"))

    let rows = state.visibleRows(of: count, rowHeight: 2, in: frame.bounds)
    var drawn: [Int] = []
    state.draw(count, rowHeight: 2, in: frame.bounds, of: &frame) { row, _, _, _ in
      drawn.append(row)
    }

    #expect(Array(rows) == drawn)
    #expect(rows.count == min(count, 2))
  }

  @Test func `only the rows on show are asked for`() {
    var single = ListState("list")
    var asked = 0
    var frame = Frame(size: Size(columns: 10, rows: 7))
    single.select(60_000)

    single.draw(100_000, rowHeight: 2, in: frame.bounds, of: &frame) { _, _, _, _ in asked += 1 }

    #expect(asked == 3)
    #expect(single.selection == 60_000)
  }

  @Test func `a click selects, a second one opens`() {
    let list = DrawnList()
    _ = list.draw(count: 9)

    let answers = [
      list.state.click(.item("list", 2)), list.state.click(.item("list", 2)),
      list.state.click(.item("other", 2)),
    ]
    let isKeyTaken = list.state.handle(.key("x"))

    #expect(answers == [false, true, nil])
    #expect(!isKeyTaken)
  }

  @Test func `paging goes by what is on show`() {
    let list = DrawnList()
    _ = list.draw(count: 20)

    list.press(KeyPress(.pageDown))
    #expect(list.state.selection == 3)
    list.press(KeyPress("d", .control))
    #expect(list.state.selection == 5)
    list.press(KeyPress(.pageUp), KeyPress(.pageUp))
    #expect(list.state.selection == 0)
  }
}
