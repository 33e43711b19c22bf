import Testing

@testable import BinderyTerminal

struct FrameTests {
  private func frame(_ columns: Int, _ rows: Int) -> Frame {
    Frame(size: Size(columns: columns, rows: rows))
  }

  @Test func `a line is cut to its rectangle and says so`() {
    var frame = frame(12, 2)

    frame.write("abcdefgh", in: Rect(column: 2, columns: 5, rows: 1))
    frame.write("out", in: Rect(column: 2, columns: 5, rows: 1), row: 1)
    frame.write("right", in: frame.bounds, row: 1, alignment: .trailing)

    #expect(frame.text == "  abcd…\n       right")
  }

  @Test func `half of a wide glyph is never left behind`() {
    var frame = frame(6, 1)

    frame.write("日本語", in: frame.bounds)
    frame.write("x", in: frame.bounds, column: 1)
    #expect(frame.text == " x本語")

    frame.write("y", in: frame.bounds, column: 2)
    #expect(frame.text == " xy 語")

    frame.write("字", in: frame.bounds, column: 3)
    #expect(frame.text == " xy字")
  }

  @Test func `nothing is drawn outside`() {
    var frame = frame(3, 2)

    frame.write("abcdef", in: Rect(column: -2, row: 0, columns: 20, rows: 9))
    frame.write("x", in: Rect(column: 1, row: 7, columns: 3, rows: 3))
    frame.write("日", in: Rect(column: 2, row: 1, columns: 9, rows: 1))
    frame.fill(Rect(column: -5, row: -5, columns: 3, rows: 3), .selected)

    #expect(frame.text == "cde\n")
  }

  @Test func `every size takes every drawing`() {
    for columns in 0...4 {
      for rows in 0...3 {
        var frame = frame(columns, rows)
        frame.box(frame.bounds, title: [Run("日本")])
        frame.write("日本語", in: frame.bounds.inset(by: 1))
        frame.mark(frame.bounds, as: .action("x"))
        #expect(frame.text.filter { $0 == "\n" }.count == max(0, rows - 1))
      }
    }
  }

  @Test func `an area that is drawn later is clicked first`() {
    var frame = frame(10, 4)

    frame.mark(frame.bounds, as: .item("list", 0))
    frame.mark(Rect(column: 2, row: 1, columns: 3, rows: 1), as: .action("quit"))

    #expect(frame.target(at: Point(column: 3, row: 1)) == .action("quit"))
    #expect(frame.target(at: Point(column: 5, row: 1)) == .item("list", 0))
    #expect(frame.target(at: Point(column: 10, row: 1)) == nil)
  }

  @Test func `a panel larger than the screen ends above the line that tells the keys`() {
    var frame = Frame(size: Size(columns: 8, rows: 5))

    let inside = frame.panel(Size(columns: 20, rows: 20), title: [])
    frame.write("inside", in: inside, row: inside.rows - 1)

    #expect(frame.text == "╭──────╮\n│      │\n│ ins… │\n╰──────╯\n")
  }
}
