import Bindery
import Testing

@testable import BinderyTerminal

/// A list with its state, drawn as often as wanted.
private final class DrawnList {
  var state = ListState("list")

  func draw(count: Int, rows: Int = 4, headings: [ListHeading] = []) -> String {
    var frame = Frame(size: Size(columns: 10, rows: rows))
    state.draw(count, headings: headings, in: frame.bounds, of: &frame) {
      index,
      isSelected,
      area,
      frame in frame.write("\(isSelected ? ">" : " ")\(index)", in: area)
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

  @Test func `a row that an action leads to is in the upper part of the page`() {
    let list = DrawnList()
    _ = list.draw(count: 30, rows: 9)

    list.state.reveal(4)
    #expect(list.draw(count: 30, rows: 9).hasPrefix(" 0"))
    list.state.reveal(8)
    #expect(list.draw(count: 30, rows: 9).hasPrefix(" 5"))
    list.state.reveal(2)
    #expect(list.draw(count: 30, rows: 9).hasPrefix(" 0"))
    list.state.reveal(29)
    #expect(list.draw(count: 30, rows: 9).hasPrefix(" 21"))
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

  @Test func `headings stand above their rows, and above the topmost row wherever one is`() {
    let list = DrawnList()
    let headings = [ListHeading("A", at: 0), ListHeading("B", at: 3), ListHeading("", at: 5)]
    #expect(
      list.draw(count: 7, headings: headings) == "  A      ┃\n>0       │\n 1       │\n 2       │"
    )

    list.press("j", "j", "j")
    #expect(
      list.draw(count: 7, headings: headings) == "  A      │\n 2       ┃\n  B      │\n>3       │"
    )

    list.press("G")
    #expect(
      list.draw(count: 7, headings: headings) == "  B      │\n 4       │\n 5       │\n>6       ┃"
    )

    list.press("k", "k", "k")
    #expect(list.draw(count: 7, headings: headings).hasPrefix("  B      │\n>3"))
  }

  @Test(arguments: 0...12, [1, 2, 3])
  func `the selected row is visible, below a heading and without empty lines`(
    selection: Int,
    rowHeight: Int
  ) {
    let headings = [0, 1, 2, 7, 11].map { ListHeading("\($0)", at: $0) }
    for room in 1...12 {
      let layout = ListLayout(count: 13, rowHeight: rowHeight, room: room, headings: headings)
      for before in 0...13 {
        let offset = layout.settled(before, showing: selection)
        let visible = layout.visible(from: offset)

        #expect(visible.contains(selection))
        #expect(layout.heading(above: offset, isTopmost: true) != nil)
        if visible.upperBound == 13, offset > 0 {
          #expect(layout.visible(from: offset - 1).upperBound < 13)
        }
        if layout.visible(from: min(before, 12)).contains(selection) { #expect(offset <= before) }
      }
    }
  }

  @Test func `a click on a heading means nothing`() {
    let list = DrawnList()
    var frame = Frame(size: Size(columns: 10, rows: 4))
    let headings = [ListHeading("A", at: 0)]

    list.state.draw(2, headings: headings, in: frame.bounds, of: &frame) { _, _, _, _ in }

    #expect(
      (0..<4).map { frame.target(at: Point(column: 3, row: $0)) } == [
        nil, .item("list", 0), .item("list", 1), nil,
      ]
    )
  }
}
