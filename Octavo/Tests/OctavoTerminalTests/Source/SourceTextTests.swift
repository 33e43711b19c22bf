import BinderyTerminal
import GitHubValues
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
