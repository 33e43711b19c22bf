import BinderyTerminal
import GitHubValues
import Testing

@testable import OctavoTerminal
@testable import OctavoViewModels

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
      source.draw(row, .init(lines: LineRange(2, through: 2)), in: area, of: &frame)
    }

    #expect(frame.text == "   1  one\n   2▌ abcdefghijklmn\n    ▌ opq\n   3  last")
    #expect([0, 1, 2, 3, 99].map { source.row(ofLine: $0) } == [0, 0, 1, 3, 3])
  }

  @Test func `matches of a search are marked, the current one stronger`() {
    let source = SourceText(GitHub.File(path: "a.txt", text: "sea, sea\n"))
    _ = source.rowCount(wrappedTo: nil)
    let match = FileMatch(line: 1, number: 1)
    let search = FileSearch(text: "SEA", current: match, position: "2 of 2")
    var frame = Frame(size: Size(columns: 20, rows: 1))

    source.draw(0, .init(search: search), in: frame.bounds, of: &frame)

    let attributes = [6, 9, 11, 13].map { frame[Point(column: $0, row: 0)].style.attributes }
    #expect(attributes == [.underline, [], [.bold, .reverse], [.bold, .reverse]])
  }

  @Test func `the current match of a long line is scrolled to, wrapped or not`() {
    let text = String(repeating: "a", count: 100) + "sea"
    let source = SourceText(GitHub.File(path: "a.txt", text: "one\n\(text)\n"))
    let match = FileMatch(line: 2, number: 0)
    let search = FileSearch(text: "sea", current: match, position: "1 of 1")

    _ = source.rowCount(wrappedTo: 14)
    #expect(source.reveal(search, columns: 14) == 8)
    _ = source.rowCount(wrappedTo: nil)
    #expect(source.reveal(search, columns: 14) == 1)
    #expect(draw(source, wrappedTo: nil, rows: 1..<2) == ["   2  aaaaaaasea"])
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
