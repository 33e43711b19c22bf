import Foundation
import LineFiles
import Testing

/// Matches that begin in one portion of a long line and end in a later one.
struct PortionMatchesTests {
  private func dots(_ count: Int) -> String { String(repeating: ".", count: count) }

  @Test(arguments: [
    ("needle", 9_997), ("nädle", 9_998), ("😀😀", 9_996), ("n\u{E4}dle", 9_998), ("日本語", 9_997),
  ])
  func `a match across two portions is counted, and has a part in both`(
    needle: String,
    start: Int
  ) throws {
    let text = try largeText(Data((dots(start) + needle + dots(20_000)).utf8), by: 60_000)
    let matches = found(needle, in: text)
    let rows = text.rows(0..<3)
    let parts = rows.indices.map { TextNeedle(needle).parts(inRow: $0, of: rows) }

    #expect(matches.count == 1 && place(matches[0]) == [0, 1, 0])
    #expect(parts.map(\.count) == [1, 1, 0])
    #expect(parts[0][0].isOfSameMatch(as: parts[1][0]))
    let found = zip(parts.joined(), rows).map { part, row in
      String(decoding: Array(row.text.utf8)[part.range], as: UTF8.self)
    }
    #expect(found.joined() == needle)
  }

  @Test func `a decomposed letter is found where a portion ends before its accent`() throws {
    let text = try largeText(Data((dots(9_999) + "a\u{308}" + dots(50)).utf8), by: 60_000)
    let rows = text.rows(0..<2)

    #expect(rows[0].text.hasSuffix("a") && found("ä", in: text).count == 1)
    #expect(TextNeedle("ä").parts(inRow: 1, of: rows).map(\.range) == [0..<2])
  }

  @Test(arguments: ["x", "ä"])
  func `a match may reach over two boundaries`(letter: String) throws {
    let needle = String(repeating: letter, count: 12_000 / letter.utf8.count) + "end"
    let line = dots(9_990) + needle + dots(5_000)
    let text = try largeText(Data(line.utf8), by: 60_000)
    let rows = text.rows(0..<text.rowCount)
    let search = TextNeedle(needle)

    #expect(place(found(needle, in: text)[0]) == [0, 1, 0])
    let parts = rows.indices.map { search.parts(inRow: $0, of: rows) }
    #expect(parts.map(\.count) == [1, 1, 1])
    #expect(parts.joined().reduce(0) { $0 + $1.range.count } == needle.utf8.count)
  }

  @Test(arguments: ["===", "======="])
  func `matches that could overlap are those from the start of the line`(needle: String) throws {
    let line = String(repeating: "=", count: 1_500_001)
    let text = try largeText(Data("a ===\n\(line)\n===".utf8), by: 60_000)
    let matches = found(needle, in: text)
    let expected = line.utf8.count / needle.utf8.count + (needle.count == 3 ? 2 : 0)
    #expect(matches.count == expected)

    let rows = text.rows(1..<40)
    for place in [3, 30] {
      let parts = TextNeedle(needle).parts(inRow: place, of: rows)
      let first = place * 10_000
      let offset = (needle.count - first % needle.count) % needle.count
      #expect(parts.first { $0.row == rows[place].number }?.range.lowerBound == offset)
    }
  }

  @Test(arguments: ["abab", "äbä"])
  func `every place of a random line is found, whatever the block`(needle: String) throws {
    var state: UInt32 = 7
    func bit() -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 31)
    }
    let letters = needle.hasPrefix("a") ? ["a", "b"] : ["ä", "b"]
    for chunk in [9_000, 70_000] {
      let line = (0..<1_400_000).map { _ in letters[bit()] }.joined()
      let text = try largeText(Data(line.utf8), by: chunk)
      let ranges = TextNeedle(needle).ranges(in: line)
      let matches = found(needle, in: text)

      #expect(matches.count == ranges.count)
      let rows = text.rows(0..<text.rowCount)
      var start = 0
      var starts: [Int] = []
      for place in rows.indices.prefix(140) {
        let near = Array(rows[max(0, place - 3)..<min(rows.count, place + 2)])
        for part in TextNeedle(needle).parts(inRow: min(3, place), of: near)
        where part.row == place {
          starts.append(start + part.range.lowerBound)
        }
        start += rows[place].text.utf8.count
      }
      #expect(starts == Array(ranges.map(\.lowerBound).prefix(starts.count)))
      #expect(starts.count > 10_000)
    }
  }

  @Test func `a match whose end arrives later is counted once`() throws {
    let data = Data((dots(1_279_997) + "needle" + dots(30_000)).utf8)
    let file = try TextFile()
    var receiver = LineReceiver(file.bytes)
    var matches = LargeMatches(of: TextNeedle("needle"), in: receiver.text)
    for part in [data.prefix(1_290_000), data.dropFirst(1_290_000)] {
      try file.append(part)
      receiver.receive(Array(part))
      matches.use(receiver.text)
      while matches.searchNext() {}
    }
    receiver.finish()
    matches.use(receiver.text)
    while matches.searchNext() {}

    #expect(matches.count == 1 && place(matches[0]) == [127, 1, 0] && matches.isComplete)
  }

  @Test func `a needle is not found across the end of a line`() throws {
    let text = try largeText(Data((dots(9_997) + "nee\ndle" + dots(20)).utf8), by: 60_000)

    #expect(found("needle", in: text).count == 0)
    #expect(TextNeedle("nee dle").parts(inRow: 1, of: text.rows(0..<2)).isEmpty)
    #expect(TextNeedle("").parts(inRow: 0, of: text.rows(0..<2)).isEmpty)
  }

  @Test func `UTF-16 is found across a portion, and only at whole units`() throws {
    var data = Data([0xFF, 0xFE])
    for unit in (dots(4_997) + "needle\u{6100}\u{6100}a" + dots(6_000)).utf16 {
      data += [UInt8(unit & 0xFF), UInt8(unit >> 8)]
    }
    let text = try largeText(data, by: 60_000)

    #expect(place(found("needle", in: text)[0]) == [0, 1, 0])
    #expect(found("a", in: text).count == 1)
  }

  private func place(_ match: LargeMatches.Match?) -> [Int]? {
    match.map { [$0.row, $0.line, $0.number] }
  }

  private func found(_ text: String, in file: LargeText) -> LargeMatches {
    var matches = LargeMatches(of: TextNeedle(text), in: file)
    while matches.searchNext() {}
    return matches
  }
}
