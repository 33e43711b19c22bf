import Foundation
import LineFiles
import Testing

struct LargeTextTests {
  @Test(arguments: [1, 7, 4_096, 1 << 20])
  func `rows are the lines of a file, however its bytes arrive`(chunk: Int) throws {
    let lines = (1...1_000).map { "line \($0) \(String(repeating: "é", count: $0 % 50))" }
    for (separator, ending) in [("\n", ""), ("\r\n", "\r\n"), ("\r", "\r")] {
      let text = try largeText(Data((lines.joined(separator: separator) + ending).utf8), by: chunk)

      #expect(text.rows(0..<text.rowCount).map(\.text) == lines)
      #expect(text.lineCount == 1_000 && text.isComplete)
    }
  }

  @Test func `a line of ten megabytes is read in portions that lose no character`() throws {
    let long = String(repeating: "€uro, ", count: 1_300_000)
    let text = try largeText(Data("first\n\(long)\nlast".utf8), by: 65_536)
    let rows = text.rows(0..<text.rowCount)

    #expect(text.lineCount == 3)
    #expect(rows.allSatisfy { $0.text.utf8.count <= 10_000 })
    #expect(rows.filter { $0.line == 2 }.map(\.text).joined() == long)
    #expect(rows.filter(\.isFirst).map(\.line) == [1, 2, 3])
    #expect(text.row(ofLine: 2) == 1)
    #expect(text.rows(text.row(ofLine: 3)..<text.rowCount).map(\.text) == ["last"])
    #expect(text.rows(700..<702) == Array(rows[700..<702]))
  }

  @Test(arguments: [9_999, 10_000, 10_001, 20_000, 20_001])
  func `a row that is read alone is that of the whole file`(length: Int) throws {
    let line = String(repeating: "x", count: length)
    let data = Data(Array(repeating: line, count: 300).joined(separator: "\r\n").utf8)
    let text = try largeText(data, by: 8_191)
    let rows = text.rows(0..<text.rowCount)

    #expect(rows.map(\.text).joined() == String(repeating: line, count: 300))
    for number in [0, 1, 127, 128, 129, rows.count - 1] {
      #expect(text.rows(number..<number + 1) == [rows[number]])
    }
    for line in [1, 2, 64, 128, 129, 300] {
      #expect(rows[text.row(ofLine: line)].line == line && rows[text.row(ofLine: line)].isFirst)
    }
  }

  @Test func `the encoding is that of the first bytes`() throws {
    let utf16 = "\u{FEFF}one\nzwölf 😀".utf16
    let little = Data(utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
    let big = Data(utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] })
    let files = [little, big, Data([0xEF, 0xBB, 0xBF] + Array("one\nzwölf 😀".utf8))]
    for file in files {
      #expect(try largeText(file, by: 3).rows(0..<9).map(\.text) == ["one", "zwölf 😀"])
    }
    #expect(try largeText(Data([0x61, 0xE9, 10]), by: 3).rows(0..<9).map(\.text) == ["aé"])
    #expect(try largeText(Data([0x61, 0, 10]), by: 3).isBinary)
    #expect(try largeText(Data(), by: 3).rowCount == 0)
  }

  @Test func `the lines so far can be read while the others arrive`() throws {
    let data = Data((1...50_000).map { "line \($0)\n" }.joined().utf8)
    let file = try TextFile()
    var receiver = LineReceiver(file.bytes, total: data.count)
    try file.append(data.prefix(300_000))
    receiver.receive(Array(data.prefix(300_000)))
    let first = receiver.text
    try file.append(data.dropFirst(300_000))
    receiver.receive(Array(data.dropFirst(300_000)))
    receiver.finish()

    #expect(first.rows(20_000..<20_001).map(\.text) == ["line 20001"])
    #expect(!first.isComplete && first.rowCount < 50_000)
    #expect(first.rows(first.rowCount..<50_000) == [])
    #expect(receiver.text.rows(49_999..<50_000).map(\.text) == ["line 50000"])
  }

  @Test func `a file that is cut off while it is shown gives no rows instead of wrong ones`() throws
  {
    let file = try TextFile()
    let text = try largeText(Data(String(repeating: "row\n", count: 9_000).utf8), by: 999, in: file)
    try file.truncate(to: 0)

    #expect(text.rows(500..<510) == [])
    #expect(text.row(ofLine: 500) < text.rowCount)
  }
}
