import BinderyTerminal
import GitHubValues
import OctavoViewModels
import Testing

@testable import OctavoTerminal

struct SourceTextTests {
  private func draw(_ source: SourceText, wrappedTo width: Int?, rows: Range<Int>) -> [String] {
    let count = source.rowCount(wrappedTo: width)
    var frame = Frame(size: Size(columns: 20, rows: 1))
    return rows.clamped(to: 0..<count).map { row in
      frame.fill(frame.bounds, .plain)
      source.draw(row, in: frame.bounds, of: &frame)
      return frame.text
    }
  }

  @Test func `lines are numbered, and wrapped ones only once`() {
    let source = SourceText(GitHub.File(path: "a.txt", text: "one\nabcdefghijklmnopq\n\nlast\n"))

    #expect(source.lineCount == 4)
    #expect(
      draw(source, wrappedTo: 14, rows: 0..<9) == [
        "   1  one", "   2  abcdefghijklmn", "      opq", "   3", "   4  last",
      ]
    )
    #expect(
      draw(source, wrappedTo: nil, rows: 0..<9) == [
        "   1  one", "   2  abcdefghijklm…", "   3", "   4  last",
      ]
    )
  }

  @Test func `marked lines have a sign, on all of their rows`() {
    let source = SourceText(GitHub.File(path: "a.txt", text: "one\nabcdefghijklmnopq\nlast\n"))
    _ = source.rowCount(wrappedTo: 14)
    var frame = Frame(size: Size(columns: 20, rows: 4))

    for row in 0..<4 {
      let area = Rect(column: 0, row: row, columns: 20, rows: 1)
      source.draw(row, marking: LineRange(2, through: 2), in: area, of: &frame)
    }

    #expect(frame.text == "   1  one\n   2▌ abcdefghijklmn\n    ▌ opq\n   3  last")
    #expect([0, 1, 2, 3, 99].map { source.row(ofLine: $0) } == [0, 0, 1, 3, 3])
  }

  @Test func `unwrapped lines scroll sideways, wide glyphs included`() {
    let source = SourceText(GitHub.File(path: "a.txt", text: "日本語abc\nshort"))
    _ = source.rowCount(wrappedTo: nil)

    source.scroll(by: 8)

    #expect(draw(source, wrappedTo: nil, rows: 0..<2) == ["   1  c", "   2"])
  }

  @Test func `a file of a single line of a megabyte is cut`() {
    let source = SourceText(
      GitHub.File(path: "a.js", text: String(repeating: "let a = 1; ", count: 100_000))
    )

    #expect(source.rowCount(wrappedTo: 14) == 200)
    #expect(draw(source, wrappedTo: 14, rows: 0..<40).count == 40)
  }

  @Test func `an empty file has no lines`() {
    let source = SourceText(GitHub.File(path: "empty", text: ""))

    #expect(source.rowCount(wrappedTo: 10) == 0)
    #expect(source.rowCount(wrappedTo: nil) == 0)
  }
}
