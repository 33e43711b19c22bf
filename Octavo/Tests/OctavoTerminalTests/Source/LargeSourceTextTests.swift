import BinderyTerminal
import Foundation
import LineFiles
import Testing

@testable import OctavoTerminal
@testable import OctavoViewModels

/// The part of a file of any length that is on the screen.
struct LargeSourceTextTests {
  private let size = Size(columns: 40, rows: 5)

  private func text(_ content: String) throws -> LargeText {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(content.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let bytes = try #require(FileBytes(path: url.path))
    var receiver = LineReceiver(bytes, total: content.utf8.count)
    receiver.receive(Array(content.utf8))
    receiver.finish()
    return receiver.text
  }

  private func draw(
    _ rows: LargeSourceText,
    _ scroll: inout ScrollState,
    wraps: Bool,
    _ marks: SourceText.Marks = SourceText.Marks()
  ) -> [String] {
    frame(of: rows, &scroll, wraps: wraps, marks).text.split(separator: "\n")
      .map { String($0.prefix(size.columns - 2)) }
      .map { String($0.reversed().drop { $0 == " " }.reversed()) }
  }

  private func frame(
    of rows: LargeSourceText,
    _ scroll: inout ScrollState,
    wraps: Bool,
    _ marks: SourceText.Marks
  ) -> Frame {
    var frame = Frame(size: size)
    let width = size.columns - rows.margin - ScrollState.barColumns
    let count = rows.rowCount(wrappedTo: wraps ? width : nil)
    var isFirst = true
    scroll.draw(count, in: frame.bounds, of: &frame) { row, area, frame in
      if isFirst { rows.begin(at: row, marks, page: size.rows) }
      isFirst = false
      rows.draw(row, marks, in: area, of: &frame)
    }
    return frame
  }

  @Test func `the last line of many is shown`() throws {
    let rows = LargeSourceText(
      try text((1...300_000).map { "line \($0)\n" }.joined()),
      fileName: "a.log"
    )
    var scroll = ScrollState()
    #expect(draw(rows, &scroll, wraps: true).first == "       1  line 1")

    rows.move(by: 300_000, page: 5, &scroll)

    #expect(draw(rows, &scroll, wraps: true).last == "  300000  line 300000")
    rows.move(by: -1, page: 5, &scroll)
    #expect(draw(rows, &scroll, wraps: true).last == "  299999  line 299999")
    #expect(rows.line(at: scroll.offset) == 299_994)
  }

  @Test func `a wrapped line of a megabyte is scrolled through row by row`() throws {
    let long = (0..<100_000).map { "\($0 % 10)........." }.joined()
    let rows = LargeSourceText(try text("one\n\(long)\nlast\n"), fileName: "a.txt")
    var scroll = ScrollState()
    let width = size.columns - rows.margin - ScrollState.barColumns
    _ = draw(rows, &scroll, wraps: true)

    for _ in 0..<30 { rows.move(by: 1, page: 5, &scroll) }
    let here = draw(rows, &scroll, wraps: true)
    // The row at the top is the thirtieth of the long line, whose first one is below line 1.
    let start = long.index(long.startIndex, offsetBy: 29 * width)
    let end = long.index(start, offsetBy: width)
    #expect(here.first?.hasSuffix(String(long[start..<end])) == true)
    for _ in 0..<30 { rows.move(by: -1, page: 5, &scroll) }
    #expect(draw(rows, &scroll, wraps: true).first == "       1  one")

    rows.move(by: 1_000_000, page: 5, &scroll)
    #expect(draw(rows, &scroll, wraps: true).last == "       3  last")
  }

  @Test func `a line and a match in it are scrolled to`() throws {
    let long = String(repeating: "x", count: 25_000) + "Needle" + String(repeating: "x", count: 999)
    let lines = (1...500).map { $0 == 200 ? long : "line \($0)" }
    let rows = LargeSourceText(try text(lines.joined(separator: "\n")), fileName: "a.txt")
    var scroll = ScrollState()
    _ = draw(rows, &scroll, wraps: true)

    let isKnown = rows.show(300, nil, columns: 30, page: 5, &scroll)
    #expect(isKnown)
    #expect(draw(rows, &scroll, wraps: true)[1] == "     300  line 300")

    let match = FileMatch(line: 200, row: 202, number: 0)
    let search = FileSearch(text: "NEEDLE", current: match, position: "1 of 1")
    _ = rows.show(200, search, columns: 30, page: 5, &scroll)
    #expect(draw(rows, &scroll, wraps: true).contains { $0.contains("Needle") })
    _ = draw(rows, &scroll, wraps: false)
    _ = rows.show(200, search, columns: 30, page: 5, &scroll)
    #expect(draw(rows, &scroll, wraps: false).contains { $0.contains("Needle") })
  }

  @Test(arguments: ["needle", "nädel", "日本語日本語"])
  func `a match across two portions is scrolled to, and marked in both`(needle: String) throws {
    let long = String(repeating: "x", count: 9_997) + needle + String(repeating: "x", count: 999)
    let rows = LargeSourceText(try text("one\n\(long)\n\(needle)\n"), fileName: "a.txt")
    let match = FileMatch(line: 2, row: 2, number: 0)
    let search = FileSearch(text: needle, current: match, position: "1 of 2")
    for wraps in [true, false] {
      var scroll = ScrollState()
      var marked: [String] = []
      _ = draw(rows, &scroll, wraps: wraps)
      _ = rows.show(2, search, columns: 30, page: 5, &scroll)
      if !wraps { rows.scroll(by: -20_000) }
      let frame = frame(of: rows, &scroll, wraps: wraps, .init(search: search))
      for row in 0..<size.rows {
        let cells = (0..<size.columns).map { frame[Point(column: $0, row: row)] }
        let current = cells.filter { $0.width > 0 && $0.style.attributes == [.bold, .reverse] }
        marked.append(String(current.map(\.character)))
      }
      let found = marked.joined().filter { $0 != " " }
      #expect(wraps ? found == needle : needle.hasSuffix(found) && !found.isEmpty)
    }
  }

  @Test func `a hostile file has no effect beyond its cells`() throws {
    let rows = LargeSourceText(
      try text("\u{1B}[2J\u{7}\n\u{202E}abc\n" + String(repeating: "\u{0301}", count: 30_000)),
      fileName: "a.txt"
    )
    var scroll = ScrollState()
    let lines = draw(rows, &scroll, wraps: true)

    #expect(lines.joined().unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    rows.move(by: 1_000_000, page: 5, &scroll)
    _ = draw(rows, &scroll, wraps: true)
  }
}
